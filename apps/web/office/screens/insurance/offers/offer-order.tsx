import type { OfficeOffer } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../../starts/sales.module.css';

/** Its place among the offers; a change of it is seen at once. */
export const OfferOrder = ({ offer, isSaved }: { offer: OfficeOffer; isSaved: boolean }) => {
  const t = useTranslations('offers');
  const move = useAct(calls.offers.place, { rereads: true });
  const { public_id: id, version, place, places } = offer;
  const to = (next: number): void => move.mutate({ params: { id }, body: { version, place: next } });
  return (
    <Card title={t('order')}>
      <div className={css['stack']}>
        <p>{t('placeOf', { place: String(place), places: String(places) })}</p>
        {offer.may_edit && (
          <div className={css['row']}>
            <Button kind="line" disabled={!isSaved || place <= 1 || move.isPending} onClick={() => to(place - 1)}>
              {t('earlier')}
            </Button>
            <Button kind="line" disabled={!isSaved || place >= places || move.isPending} onClick={() => to(place + 1)}>
              {t('later')}
            </Button>
          </div>
        )}
        <ProblemNote error={move.error} />
      </div>
    </Card>
  );
};
