import type { OfficeOffer } from '@trassa/contracts/office';
import { type OfferAct, offerActsOf } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';

/** What may be done with an offer now, of the offer as it was when the window was opened. */
export const OfferActs = ({ offer, isSaved }: { offer: OfficeOffer; isSaved: boolean }) => {
  const t = useTranslations('offers');
  const [open, setOpen] = useState<{ readonly act: OfferAct; readonly seen: OfficeOffer } | null>(null);
  return (
    <>
      {offer.may_edit &&
        offerActsOf(offer.state).map((act) => (
          <Button
            key={act}
            kind={act === 'publish' ? 'primary' : 'line'}
            disabled={!isSaved}
            onClick={() => setOpen({ act, seen: offer })}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      {open && <Window offer={open.seen} act={open.act} onClose={() => setOpen(null)} />}
    </>
  );
};

const missing = ['name_ru', 'title_ru', 'legals', 'is_default'] as const;

const Window = ({ offer, act, onClose }: { offer: OfficeOffer; act: OfferAct; onClose(): void }) => {
  const t = useTranslations('offers');
  const { money } = useFormat();
  const { public_id: id, version, price, days } = offer;
  const onDone = (): void => {
    onClose();
    toast(t(`done.${act}`));
  };
  const acts = {
    publish: useAct(calls.offers.publish, { onDone }),
    hide: useAct(calls.offers.hide, { onDone }),
  };
  const done = acts[act];
  const wrong = missing.filter((field) => fieldProblem(done.error, field) !== undefined);
  return (
    <ActDialog
      isOpen
      title={t(`actTitle.${act}`)}
      submit={t(`act.${act}`)}
      isBusy={done.isPending}
      error={wrong.length ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id }, body: { version } })}
    >
      <p>{act === 'publish' ? t('actText.publish', { price: money(price), days }) : t('actText.hide')}</p>
      {wrong.length > 0 && (
        <ul role="alert">
          {wrong.map((field) => (
            <li key={field}>
              {t(`field.${field}`)}: {fieldProblem(done.error, field)}
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
};
