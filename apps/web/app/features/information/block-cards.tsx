import type { PageBlock } from '@trassa/contracts';
import { Link } from 'react-router';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import css from './cards.module.css';
import { Part } from './part.tsx';

type Cards = Extract<PageBlock, { type: 'cards' }>;
type Item = Cards['items'][number];

const isOutside = (link: string): boolean => /^[a-z]+:/i.test(link);

const Title = ({ title, link }: Pick<Item, 'title' | 'link'>) => {
  if (!link) return title;
  return isOutside(link) ? <a href={link}>{title}</a> : <Link to={link}>{title}</Link>;
};

const Figure = ({ item }: { item: Item }) => (
  <li className={css['figure']}>
    <p className={css['number']}>{item.figure}</p>
    <h3>
      <Title title={item.title} link={item.link} />
    </h3>
    <p>{item.text}</p>
    {item.link && <Icon name={isOutside(item.link) ? 'out' : 'right'} size="s" />}
  </li>
);

const Line = ({ item }: { item: Item }) => (
  <li className={classes(css['line'], item.sign && css['signed'])}>
    {item.sign && <Sign name={item.sign} />}
    <h3>
      <Title title={item.title} link={item.link} />
    </h3>
    <p>{item.text}</p>
    {item.link && <Icon name={isOutside(item.link) ? 'out' : 'right'} size="s" />}
  </li>
);

/** Short statements: figures stand side by side on steel, words as lines one under another. */
export const BlockCards = ({ title, items }: Pick<Cards, 'title' | 'items'>) => {
  if (items.every(({ figure }) => figure)) {
    return (
      <>
        {title && <h2 className={css['title']}>{title}</h2>}
        <ul className={css['figures']} data-on="art">
          {items.map((item) => (
            <Figure key={item.title} item={item} />
          ))}
        </ul>
      </>
    );
  }
  return (
    <Part title={title}>
      <ul className={css['lines']}>
        {items.map((item) => (
          <Line key={item.title} item={item} />
        ))}
      </ul>
    </Part>
  );
};
