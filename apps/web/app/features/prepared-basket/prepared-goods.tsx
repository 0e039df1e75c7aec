import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Icon } from '../../shared/ui/icon.tsx';
import { Sign } from '../../shared/ui/sign.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './prepared-basket.module.css';
import type { DescribedLine } from './describe-lines.ts';
import type { LineState } from './use-fill.ts';

/** Stand where a line has no picture. */
const signs = { ticket: 'finish', shop: 'bag', insurance: 'hurdle', certificate: 'pyramid' } as const;

type Props = { lines: readonly DescribedLine[]; states: ReadonlyMap<string, LineState> };

/** What is in a prepared basket, and what became of each line. */
export const PreparedGoods = ({ lines, states }: Props) => (
  <ul className={css['goods']}>
    {lines.map((line) => (
      <PreparedRow key={line.unique_id} line={line} state={states.get(line.unique_id)} />
    ))}
  </ul>
);

const PreparedRow = ({ line, state }: { line: DescribedLine; state: LineState | undefined }) => {
  const t = useTranslations('preparedBasket');
  const format = useFormat();
  const about = [
    line.race && `${format.name(line.race.city)}, ${format.day(line.race.start_time, line.race.timezone)}`,
    line.variant,
    line.size && t('size', { size: line.size }),
    t(`count.${line.selector}`, { count: line.count }),
    line.promocode && t('promocode', { code: line.promocode }),
  ].filter(Boolean);
  const problem = state ? !state.isIn && (state.why ?? line.error ?? t('gone')) : line.error;
  return (
    <li className={css['line']}>
      <div className={css['picture']}>
        {line.picture ? (
          <Picture src={line.picture} alt="" width={160} height={160} sizes="80px" maxWidth={320} />
        ) : (
          <Sign name={signs[line.selector]} />
        )}
      </div>
      <div className={css['what']}>
        <b>{line.title}</b>
        <span className={css['about']}>{about.join(' · ')}</span>
        {state?.isIn && (
          <span className={css['in']}>
            <Icon name="check" size="s" /> {t('in')}
          </span>
        )}
        {problem && (
          <span className={css['out']}>
            <Icon name="alert" size="s" /> {problem}
          </span>
        )}
      </div>
      {line.total !== null && <span className={type['price']}>{format.money(line.total)}</span>}
    </li>
  );
};
