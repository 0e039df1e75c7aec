import type { KeptBlock } from '@trassa/contracts/office';
import { pageBlockTypes, type PageBlockType, pageLimits } from '@trassa/rules';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type from '../../../../app/shared/styles/type.module.css';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { FieldError } from '../../../../app/shared/ui/fields/field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { moved } from '../../../shared/order/moved.ts';
import { useItemKeys } from '../../../shared/order/use-item-keys.ts';
import { BlockRow } from './block-row.tsx';
import css from './blocks.module.css';
import { newBlock } from './new-block.ts';

type Props = {
  pageId: string;
  blocks: readonly KeptBlock[];
  mayEdit: boolean;
  errorOf(field: string): string | undefined;
  /** Whether anything within the block was refused. */
  isWrong(index: number): boolean;
  onChange(blocks: KeptBlock[]): void;
};

/** Blocks of a page in their order: added, moved by a drag, buttons or Alt with an arrow, hidden, taken away; saved with the page. */
export const BlockList = ({ pageId, blocks, mayEdit, errorOf, isWrong, onChange }: Props) => {
  const t = useTranslations('infoPages');
  const [keys, setKeys] = useItemKeys(blocks.length);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState<PageBlockType>('text');
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const put = (next: KeptBlock[], nextKeys: string[]): void => {
    setKeys(nextKeys);
    onChange(next);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= blocks.length || to === from) return;
    put(moved(blocks, from, to), moved(keys, from, to));
    setSaid(t('movedTo', { number: String(to + 1), count: String(blocks.length) }));
  };
  const add = (): void => {
    const key = crypto.randomUUID();
    setOpen(new Set([...open, key]));
    put([...blocks, newBlock(kind)], [...keys, key]);
  };
  const toggle = (key: string): void => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const drop = (event: DragEvent, to: number): void => {
    if (dragged === null) return;
    event.preventDefault();
    move(dragged, to);
    setDragged(null);
  };
  return (
    <Card title={t('blocks')} aside={t('blocksCount', { count: blocks.length })}>
      <div className={css['stack']}>
        {blocks.length === 0 && <p className={css['muted']}>{t('noBlocks')}</p>}
        <ol className={css['blocks']}>
          {blocks.map((block, index) => {
            const key = keys[index] ?? String(index);
            return (
              <li key={key} className={dragged === index ? css['dragged'] : undefined}>
                <div
                  onDragOver={(event) => dragged !== null && event.preventDefault()}
                  onDrop={(event) => drop(event, index)}
                >
                  <BlockRow
                    pageId={pageId}
                    block={block}
                    index={index}
                    count={blocks.length}
                    mayEdit={mayEdit}
                    // What was refused must be seen, and who may change nothing reads all there is.
                    isOpen={!mayEdit || isWrong(index) || open.has(key)}
                    errorOf={errorOf}
                    onToggle={() => toggle(key)}
                    onMove={(to) => move(index, to)}
                    onDrag={(isDragged) => setDragged(isDragged ? index : null)}
                    onChange={(next) =>
                      put(
                        blocks.map((one, at) => (at === index ? next : one)),
                        keys,
                      )
                    }
                    onRemove={() =>
                      put(
                        blocks.filter((_, at) => at !== index),
                        keys.filter((_, at) => at !== index),
                      )
                    }
                  />
                </div>
              </li>
            );
          })}
        </ol>
        <FieldError text={errorOf('blocks')} />
        <p role="status" className={type['hidden']}>
          {said}
        </p>
        {mayEdit && blocks.length < pageLimits.blocks && (
          <div className={css['add']}>
            <SelectField
              label={t('addType')}
              hint={t(`typeHint.${kind}`)}
              value={kind}
              options={pageBlockTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
              onChange={(event) => setKind(pageBlockTypes.find((one) => one === event.target.value) ?? 'text')}
            />
            <Button kind="line" onClick={add}>
              {t('add')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
