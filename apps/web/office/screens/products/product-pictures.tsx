import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeProduct } from '@trassa/contracts/office';
import { productPicturesMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Upload } from '../../../app/shared/ui/fields/upload.tsx';
import { FieldError } from '../../../app/shared/ui/fields/field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from './products.module.css';

/** A picture that is being sent changes the version, as an order does. */
const changing = ['product picture'];

const swapped = (list: readonly string[], at: number, by: 1 | -1): string[] =>
  list.map((one, index) => (index === at ? (list[at + by] ?? one) : index === at + by ? (list[at] ?? one) : one));

/** Pictures in their order, each change at once. */
export const ProductPictures = ({ product, mayEdit }: { product: OfficeProduct; mayEdit: boolean }) => {
  const t = useTranslations('products');
  const { public_id: id, version, pictures } = product;
  const set = useAct(calls.products.pictures, { rereads: true });
  const isBusy = useIsMutating({ mutationKey: changing }) > 0 || set.isPending;
  const put = (next: string[]): void => {
    if (!isBusy) set.mutate({ params: { id }, body: { version, pictures: next } });
  };
  const error = fieldProblem(set.error, 'pictures');
  return (
    <Card title={t('pictures')}>
      {pictures.length > 1 && <p>{t('picturesText')}</p>}
      <ul className={css['pictures']}>
        {pictures.map((picture, at) => {
          const number = String(at + 1);
          return (
            <li key={picture}>
              <img src={`/images/${picture}?w=320`} alt={t('picture', { number })} width={320} height={320} />
              <div className={css['tools']}>
                {at === 0 && <b>{t('main')}</b>}
                {mayEdit && (
                  <>
                    {at > 0 && (
                      <Button
                        kind="quiet"
                        size="sm"
                        isIcon
                        aria-disabled={isBusy || undefined}
                        aria-label={t('earlier', { number })}
                        onClick={() => put(swapped(pictures, at, -1))}
                      >
                        <Icon name="left" />
                      </Button>
                    )}
                    {at < pictures.length - 1 && (
                      <Button
                        kind="quiet"
                        size="sm"
                        isIcon
                        aria-disabled={isBusy || undefined}
                        aria-label={t('later', { number })}
                        onClick={() => put(swapped(pictures, at, 1))}
                      >
                        <Icon name="right" />
                      </Button>
                    )}
                    <Button
                      kind="quiet"
                      size="sm"
                      isIcon
                      aria-disabled={isBusy || undefined}
                      aria-label={t('removePicture', { number })}
                      onClick={() => put(pictures.filter((one) => one !== picture))}
                    >
                      <Icon name="trash" />
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <FieldError text={error} />
      {error === undefined && <ProblemNote error={set.error} />}
      {mayEdit && pictures.length < productPicturesMost && <AddPicture product={product} />}
    </Card>
  );
};

const AddPicture = ({ product }: { product: OfficeProduct }) => {
  const t = useTranslations('products');
  const queries = useQueryClient();
  const send = useMutation({
    mutationKey: changing,
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return ask(calls.products.addPicture, {
        params: { id: product.public_id },
        query: { version: product.version },
        form,
      });
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const error = fieldProblem(send.error, 'file');
  return (
    <>
      <Upload
        label={t('add')}
        hint={t('addHint')}
        error={error}
        accept="image/jpeg,image/png,image/webp"
        fileName={null}
        progress={send.isPending ? 0.5 : null}
        onChoose={(file) => send.mutate(file)}
        onRemove={() => send.reset()}
      />
      {error === undefined && <ProblemNote error={send.error} />}
    </>
  );
};
