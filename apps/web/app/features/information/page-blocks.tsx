import type { PageBlock } from '@trassa/contracts';
import type { ReactNode } from 'react';
import ground from '../../shared/styles/ground.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Section, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Land } from '../../shared/ui/layout/land/land.tsx';
import { RichText } from '../../shared/ui/rich-text.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import { BlockCards } from './block-cards.tsx';
import css from './information.module.css';
import { Part } from './part.tsx';
import part from './part.module.css';

type Block<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>;
type Props = { blocks: readonly PageBlock[]; form(block: Block<'form'>): ReactNode };

const Banner = ({ block }: { block: Block<'banner'> }) => (
  <div className={classes(css['banner'], ground[block.ground])} data-on="art">
    <Land src={block.land} />
    {block.sign && <Sign name={block.sign} className={css['bannerSign']} />}
    <div>
      <h2>{block.title}</h2>
      <p>{block.text}</p>
      <ButtonLink to={block.link}>{block.link_title}</ButtonLink>
    </div>
  </div>
);

const Documents = ({ block }: { block: Block<'documents'> }) => (
  <Part title={block.title}>
    <ul className={css['documents']}>
      {block.items.map((item) => (
        <li key={item.link}>
          <a href={item.link}>
            <Icon name="doc" />
            <span>
              <b>{item.title}</b>
              {item.text && <small>{item.text}</small>}
            </span>
            <Icon name="right" size="s" />
          </a>
        </li>
      ))}
    </ul>
  </Part>
);

const Shown = ({ block, form }: { block: PageBlock; form: Props['form'] }): ReactNode => {
  switch (block.type) {
    case 'text':
      return <RichText html={block.html} className={part['words']} />;
    case 'picture':
      return (
        <figure className={css['picture']}>
          <img src={`/images/${block.picture}`} alt={block.alt} loading="lazy" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'cards':
      return <BlockCards title={block.title} items={block.items} />;
    case 'banner':
      return <Banner block={block} />;
    case 'documents':
      return <Documents block={block} />;
    case 'form':
      return form(block);
  }
};

/** The blocks of an information page in the editor's order; what a form does is the route's matter. */
export const PageBlocks = ({ blocks, form }: Props) =>
  blocks.map((block, index) => (
    <Section key={index} className={css['block']}>
      <Wrap>
        {/* A form is in the language of the page but for its title and text. */}
        <div lang={block.russian && block.type !== 'form' ? 'ru' : undefined}>
          <Shown block={block} form={form} />
        </div>
      </Wrap>
    </Section>
  ));
