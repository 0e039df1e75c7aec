import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import css from './products.module.css';
import { type TypedPart, type TypedSize, upward, withSize } from './typed-parts.ts';

type Props = {
  part: TypedPart;
  errorOf(line: number): string | undefined;
  onChange(part: TypedPart): void;
};

/** Sizes of one variant, each with the pieces that it has. */
export const SizeLines = ({ part, errorOf, onChange }: Props) => {
  const t = useTranslations('products');
  const { number } = useFormat();
  const { sizes } = part;
  const put = (next: readonly TypedSize[]): void => onChange({ ...part, sizes: next });
  const hintOf = ({ pieces }: TypedSize): string =>
    pieces ? t('pieces', { stock: number(pieces.stock), taken: number(pieces.taken) }) : t('newSize');
  return (
    <>
      {sizes.map((size, at) => {
        const line = String(at + 1);
        return (
          <div key={size.public_id ?? `new ${at}`} className={css['line']}>
            <TextField
              label={t('size')}
              placeholder={t('noSize')}
              maxLength={20}
              hint={hintOf(size)}
              value={size.size}
              error={errorOf(at)}
              onChange={({ target }) =>
                put(sizes.map((one, index) => (index === at ? { ...one, size: target.value } : one)))
              }
            />
            <div className={css['tools']}>
              {at > 0 && (
                <Button
                  kind="quiet"
                  size="sm"
                  isIcon
                  aria-label={t('upSize', { number: line })}
                  onClick={() => put(upward(sizes, at))}
                >
                  <Icon name="up" />
                </Button>
              )}
              {sizes.length > 1 && (
                <Button
                  kind="quiet"
                  size="sm"
                  isIcon
                  aria-label={t('removeSize', { number: line })}
                  onClick={() => put(sizes.filter((_, index) => index !== at))}
                >
                  <Icon name="trash" />
                </Button>
              )}
            </div>
          </div>
        );
      })}
      <div>
        <Button kind="line" size="sm" onClick={() => onChange(withSize(part))}>
          {t('addSize')}
        </Button>
      </div>
    </>
  );
};
