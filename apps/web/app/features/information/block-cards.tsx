import type { PageBlock } from '@trassa/contracts';
import { Link } from 'react-router';
import { Sign } from '../../shared/ui/sign.tsx';
import css from './information.module.css';

type Cards = Extract<PageBlock, { type: 'cards' }>;

const isOutside = (link: string): boolean => /^[a-z]+:/i.test(link);

const Title = ({ title, link }: { title: string; link: string | null }) => {
  if (!link) return title;
  return isOutside(link) ? <a href={link}>{title}</a> : <Link to={link}>{title}</Link>;
};

/** Short statements side by side, with a figure or a sign above each. */
export const BlockCards = ({ title, items }: Pick<Cards, 'title' | 'items'>) => (
  <>
    {title && <h2 className={css['title']}>{title}</h2>}
    <ul className={css['cards']}>
      {items.map((item) => (
        <li key={item.title} className={css['card']}>
          {item.figure ? (
            <p className={css['figure']}>{item.figure}</p>
          ) : (
            item.sign && <Sign name={item.sign} className={css['cardSign']} />
          )}
          <h3>
            <Title title={item.title} link={item.link} />
          </h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  </>
);
