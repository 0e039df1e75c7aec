import type { Row } from '../insert.ts';
import type { DocumentSeed } from './document-seed.ts';
import { insurance } from './insurance.ts';
import { offer } from './offer.ts';
import { personalData } from './personal-data.ts';

const advertising: DocumentSeed = {
  name: 'advertising',
  version: 1,
  days: 200,
  title: ['Согласие на рассылку', 'Consent to marketing emails'],
  html: [
    `<p>Я согласен получать от организатора серии «ТРАССА» письма и сообщения о новых стартах, скидках и результатах на адрес электронной почты и телефон, указанные в заказе или учётной записи.</p>
<h2>Как часто</h2>
<p>Не больше одного письма в неделю. Письма о купленных билетах — не реклама, они приходят и без этого согласия.</p>
<h2>Как отказаться</h2>
<p>По ссылке внизу любого письма, в настройках кабинета или письмом на privacy@trassa.example. Рассылка прекращается в тот же день; на покупку билетов отказ не влияет.</p>`,
    `<p>I agree to receive emails and messages from the organiser of the TRASSA series about new races, discounts and results at the email address and phone number given in my order or account.</p>
<h2>How often</h2>
<p>One email a week at most. Emails about tickets you have bought are not advertising and arrive without this consent.</p>
<h2>How to unsubscribe</h2>
<p>By the link at the foot of any email, in your account settings or by writing to privacy@trassa.example. Mailings stop the same day; buying tickets is not affected.</p>`,
  ],
};

export const documentRows = (now: Date): Row[] =>
  [...personalData, ...offer, advertising, insurance].map(({ name, version, days, title, html }) => ({
    name,
    version,
    title_ru: title[0],
    title_en: title[1],
    html_ru: html[0],
    html_en: html[1],
    published_at: new Date(now.getTime() - days * 86_400_000),
  }));
