import type { KeptBlock } from '@trassa/contracts/office';
import { isBlockRussian, wordsOfBlock } from '@trassa/rules';
import { type KeyboardEvent, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { FieldError } from '../../../../app/shared/ui/fields/field.tsx';
import { Icon } from '../../../../app/shared/ui/icon.tsx';
import { Status } from '../../../shared/ui/status.tsx';
import { BlockFields } from './block-fields.tsx';
import css from './blocks.module.css';

type Props = {
  pageId: string;
  block: KeptBlock;
  index: number;
  count: number;
  mayEdit: boolean;
  isOpen: boolean;
  errorOf(field: string): string | undefined;
  onToggle(): void;
  onMove(to: number): void;
  onDrag(isDragged: boolean): void;
  onChange(block: KeptBlock): void;
  onRemove(): void;
};

/** The first words of a block, by which its editor knows it. */
const beginning = (block: KeptBlock): string => {
  const said = wordsOfBlock(block)
    .map((word) => word.said.ru.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim())
    .find((words) => words !== '');
  return said === undefined ? '' : said.length > 80 ? `${said.slice(0, 80)}…` : said;
};

/** One block: its kind and first words, what may be done with it, and its fields once it is opened. */
export const BlockRow = ({
  pageId,
  block,
  index,
  count,
  mayEdit,
  isOpen,
  errorOf,
  onToggle,
  onMove,
  onDrag,
  onChange,
  onRemove,
}: Props) => {
  const t = useTranslations('infoPages');
  const parts = useTranslations('contentParts');
  const id = useId();
  const number = String(index + 1);
  const byKeys = (event: KeyboardEvent): void => {
    if (!mayEdit || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <div className={css['block']}>
      <div className={css['head']}>
        {mayEdit && (
          <span
            className={css['handle']}
            title={t('drag')}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', number);
              onDrag(true);
            }}
            onDragEnd={() => onDrag(false)}
          >
            <Icon name="menu" size="s" />
          </span>
        )}
        <button
          type="button"
          className={css['name']}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onToggle}
          onKeyDown={byKeys}
        >
          <b>
            {number}. {t(`type.${block.type}`)}
          </b>
          <span>{beginning(block) || t('emptyBlock')}</span>
        </button>
        {block.hidden && <Status kind="over">{t('hidden')}</Status>}
        {!block.hidden && isBlockRussian(block) && <Status kind="warn">{parts('noEnglish')}</Status>}
        {mayEdit && (
          <div className={css['tools']}>
            <Button
              kind="quiet"
              size="sm"
              aria-disabled={index === 0 || undefined}
              aria-label={t('blockUp', { number })}
              onClick={() => onMove(index - 1)}
            >
              {t('up')}
            </Button>
            <Button
              kind="quiet"
              size="sm"
              aria-disabled={index === count - 1 || undefined}
              aria-label={t('blockDown', { number })}
              onClick={() => onMove(index + 1)}
            >
              {t('down')}
            </Button>
            <Button
              kind="quiet"
              size="sm"
              aria-label={t(block.hidden ? 'blockShow' : 'blockHide', { number })}
              onClick={() => onChange({ ...block, hidden: !block.hidden })}
            >
              {t(block.hidden ? 'show' : 'hide')}
            </Button>
            <Button kind="quiet" size="sm" aria-label={t('blockRemove', { number })} onClick={onRemove}>
              {t('remove')}
            </Button>
          </div>
        )}
      </div>
      <FieldError text={errorOf(`block_${number}`) ?? errorOf(`blocks.${index}`)} />
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={css['fields']}>
            <BlockFields pageId={pageId} block={block} path={`blocks.${index}`} errorOf={errorOf} onChange={onChange} />
          </div>
        )}
      </div>
    </div>
  );
};
