import { formatDeadline, moneyText, orderNumber, siteTimezone } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { LetterPart, Template } from '../../notifications/index.ts';
import { canBePaid } from '../domain/order.ts';
import { selectLines } from '../lines.repository.ts';
import { findOrder } from '../orders.repository.ts';
import { thanksPath } from '../place/present-payment.ts';
import type { Sellables } from '../sellable.ts';
import { isOrderNews, orderNewsWords } from './order-news.ts';

type Deps = { readonly db: Database; readonly siteUrl: string; readonly sellables: Sellables };

/** What the staff has changed about an order, to who has to know; what was bought stands on its page. BO-064 */
export const newsLetter =
  ({ db, siteUrl, sellables }: Deps): Template =>
  async (data, language) => {
    const news = String(data['news']);
    const order = await findOrder(db, String(data['order']));
    if (!order || !isOrderNews(news) || (news === 'pay' && !canBePaid(order))) return null;
    const words = orderNewsWords[language];
    const number = orderNumber(order.publicId);
    const until = formatDeadline(toUnix(order.expiresAt), siteTimezone, language);
    const text = {
      away: words.away.text(number),
      here: words.here.text(number),
      pay: words.pay.text(number, moneyText(order.amount, language), until),
    }[news];
    const link = `${siteUrl}${thanksPath(sellables, order.publicId, await selectLines(db, order.id))}`;
    // The former mailbox may be anybody's: it is told no way to the order.
    const way: LetterPart[] = news === 'away' ? [] : [{ type: 'button', label: words[news].button, link }];
    const { title } = words[news];
    return { subject: `${title} · № ${number}`, title, parts: [{ type: 'text', text }, ...way] };
  };
