import type { OfficeProduct, ProductPart } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { FieldError } from '../../../app/shared/ui/fields/field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import sales from '../starts/sales.module.css';
import css from './products.module.css';
import { SizeLines } from './size-lines.tsx';
import { askedOf, isSameParts, startOf, type TypedPart, upward, withoutVariant, withVariant } from './typed-parts.ts';

type Typed = {
  readonly parts: readonly TypedPart[];
  /** What stood when the typing began, and of which version. */
  readonly base: readonly ProductPart[];
  readonly version: number;
};

/** Variants and sizes in their order. Other changes of the product do not stand in the way of those that are typed. */
export const ProductSizes = ({ product, mayEdit }: { product: OfficeProduct; mayEdit: boolean }) => {
  const t = useTranslations('products');
  const [typed, setTyped] = useState<Typed | null>(null);
  const parts = typed?.parts ?? startOf(product.parts);
  const save = useAct(calls.products.sizes, {
    rereads: true,
    onDone: () => {
      setTyped(null);
      toast(t('saved'));
    },
  });
  const put = (next: readonly TypedPart[]): void =>
    setTyped({ base: product.parts, version: product.version, ...typed, parts: next });
  const versionOf = ({ base, version }: Typed): number =>
    isSameParts(base, product.parts) ? product.version : version;
  const change = (at: number, part: TypedPart): void => put(parts.map((one, index) => (index === at ? part : one)));
  const errorOf = (field: string) => (typed ? fieldProblem(save.error, field) : undefined);
  const ofAll = errorOf('parts');
  const isSaid = parts.some((part, at) =>
    [
      `parts.${at}`,
      `parts.${at}.variant.name_ru`,
      `parts.${at}.variant.name_en`,
      ...part.sizes.map((_, line) => `parts.${at}.sizes.${line}.size`),
    ].some((field) => errorOf(field) !== undefined),
  );
  return (
    <Card title={t('sizes')}>
      <p>{t('sizesText')}</p>
      <fieldset disabled={!mayEdit}>
        {parts.map((part, at) => (
          <div key={part.variant?.public_id ?? at} className={css['part']}>
            {part.variant && (
              <VariantNames
                part={{ ...part, variant: part.variant }}
                number={String(at + 1)}
                errorOf={(field) => errorOf(`parts.${at}.variant.${field}`)}
                onChange={(next) => change(at, next)}
                onUp={at > 0 ? () => put(upward(parts, at)) : null}
                onRemove={() => put(withoutVariant(parts, at))}
              />
            )}
            <SizeLines
              part={part}
              errorOf={(line) => errorOf(`parts.${at}.sizes.${line}.size`)}
              onChange={(next) => change(at, next)}
            />
            <FieldError text={errorOf(`parts.${at}`)} />
            {part.variant === null && <FieldError text={errorOf(`parts.${at}.variant.name_ru`)} />}
            {part.variant === null && parts.length > 1 && (
              <div className={css['tools']}>
                <RemovePart number={String(at + 1)} onRemove={() => put(withoutVariant(parts, at))} />
              </div>
            )}
          </div>
        ))}
      </fieldset>
      <FieldError text={ofAll} />
      {typed && !isSaid && ofAll === undefined && <ProblemNote error={save.error} />}
      {mayEdit && (
        <div className={sales['row']}>
          <Button kind="line" size="sm" onClick={() => put(withVariant(parts))}>
            {t('addVariant')}
          </Button>
          {typed && (
            <>
              <Button
                size="sm"
                isBusy={save.isPending}
                onClick={() =>
                  save.mutate({
                    params: { id: product.public_id },
                    body: { version: versionOf(typed), parts: askedOf(typed.parts) },
                  })
                }
              >
                {t('save')}
              </Button>
              <Button kind="line" size="sm" onClick={() => setTyped(null)}>
                {t('undo')}
              </Button>
            </>
          )}
        </div>
      )}
    </Card>
  );
};

const RemovePart = ({ number, onRemove }: { number: string; onRemove(): void }) => {
  const t = useTranslations('products');
  return (
    <Button kind="quiet" size="sm" isIcon aria-label={t('removeVariant', { number })} onClick={onRemove}>
      <Icon name="trash" />
    </Button>
  );
};

type Named = TypedPart & { readonly variant: NonNullable<TypedPart['variant']> };
type NamesProps = {
  part: Named;
  number: string;
  errorOf(field: 'name_ru' | 'name_en'): string | undefined;
  onChange(part: TypedPart): void;
  onUp: (() => void) | null;
  onRemove(): void;
};

const VariantNames = ({ part, number, errorOf, onChange, onUp, onRemove }: NamesProps) => {
  const t = useTranslations('products');
  const { variant } = part;
  return (
    <div className={css['variant']}>
      <TextField
        label={t('variantRu')}
        maxLength={60}
        value={variant.name_ru}
        error={errorOf('name_ru')}
        onChange={({ target }) => onChange({ ...part, variant: { ...variant, name_ru: target.value } })}
      />
      <TextField
        label={t('variantEn')}
        isOptional
        maxLength={60}
        value={variant.name_en ?? ''}
        error={errorOf('name_en')}
        onChange={({ target }) => onChange({ ...part, variant: { ...variant, name_en: target.value || null } })}
      />
      <div className={css['tools']}>
        {onUp && (
          <Button kind="quiet" size="sm" isIcon aria-label={t('upVariant', { number })} onClick={onUp}>
            <Icon name="up" />
          </Button>
        )}
        <RemovePart number={number} onRemove={onRemove} />
      </div>
    </div>
  );
};
