import { useQuery } from '@tanstack/react-query';
import type { OfficeOffer, officeOffers } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { ConflictWindow } from '../../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../../shared/ui/card.tsx';
import { History } from '../../../shared/ui/history.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import { useChangeWords } from '../../../shared/words/change-words.ts';
import css from '../../starts/sales.module.css';
import { OfferActs } from './offer-acts.tsx';
import { OfferOrder } from './offer-order.tsx';
import { OfferScope } from './offer-scope.tsx';
import { OfferState } from './offer-state.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { OfferWords } from './offer-words.tsx';
import { isLacking, isWhole, type OfferTyped, sentOf } from './typed-offer.ts';

/** /admin/insurance/offers/:id: words, terms and starts of one offer, and what was done to it. */
export const Offer = () => {
  const { id = '' } = useParams();
  const offer = useQuery(read(calls.offers.read, { params: { id } }));
  return <ReadState read={offer}>{({ values }) => <Sheet key={values.public_id} offer={values} />}</ReadState>;
};

const valuesOf = (offer: OfficeOffer): OfferTyped => ({
  name_ru: offer.name_ru,
  name_en: offer.name_en,
  title_ru: offer.title_ru,
  title_en: offer.title_en,
  subtitle_ru: offer.subtitle_ru,
  subtitle_en: offer.subtitle_en,
  description_ru: offer.description_ru,
  description_en: offer.description_en,
  footnote_ru: offer.footnote_ru,
  footnote_en: offer.footnote_en,
  legals: offer.legals,
  price: offer.price,
  days: offer.days,
  delay_days: offer.delay_days,
  with_start: offer.with_start,
  event_types: offer.event_types,
  formats: offer.formats,
  is_default: offer.is_default,
});

const Sheet = ({ offer }: { offer: OfficeOffer }) => {
  const t = useTranslations('offers');
  const { number } = useFormat();
  const { valueOf } = useChangeWords();
  const { public_id: id, may_edit: mayEdit } = offer;
  const targets = useQuery({ ...read(calls.offers.targets, {}), enabled: mayEdit });
  const card = useVersioned<OfferTyped, typeof officeOffers.change>({
    call: calls.offers.change,
    newest: { values: valuesOf(offer), version: offer.version },
    argsOf: (patch, version) => ({ params: { id }, body: { ...sentOf(patch), version } }),
    draftKey: `insurance offer ${id}`,
  });
  const isSaved = card.count === 0;
  const errorOf = (field: string): string | undefined =>
    isLacking(card.patch, field) ? t('typeNumber') : fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.price') ? t(`field.${field}` as 'field.price') : field;
  // A conflict names what an offer is for, not by its ids.
  const names = new Map(
    [
      ...offer.named,
      ...(targets.data?.event_types ?? []),
      ...(targets.data?.starts ?? []).flatMap((start) =>
        start.formats.map((format) => ({ ...format, title: `${start.title}, ${format.title}` })),
      ),
    ].map((one) => [one.public_id, one.title]),
  );
  const show = (field: string, value: unknown): string => {
    if (field === 'with_start') return t(`value.starts.${value === true ? 'with_start' : 'own_day'}`);
    if (!Array.isArray(value)) return valueOf(field, value);
    return value.map((one: unknown) => names.get(String(one)) ?? String(one)).join('; ') || t('any');
  };
  const fields = { values: card.values, set: card.set, errorOf };
  const isChosen = card.values.event_types.length + card.values.formats.length > 0;
  const isScopeTyped = card.patch.event_types !== undefined || card.patch.formats !== undefined;
  return (
    <>
      <PageHead
        title={offer.title}
        isName
        state={<OfferState state={offer.state} />}
        facts={t('soldCount', { number: number(offer.sold) })}
        present={{ kind: 'insurance_offer', id }}
        actions={<OfferActs offer={offer} isSaved={isSaved} />}
      />
      <DraftNote card={card} />
      <Split
        side={
          <>
            <OfferOrder offer={offer} isSaved={isSaved} />
            <History call={calls.offers.history} id={id} />
          </>
        }
      >
        <fieldset className={css['stack']} disabled={!mayEdit}>
          <Card title={t('terms')}>
            <div className={css['stack']}>
              <p className={css['muted']}>{t('keepTheirs')}</p>
              <OfferTerms {...fields} />
            </div>
          </Card>
          <OfferScope
            {...fields}
            named={offer.named}
            isAny={!isChosen && (offer.scope === null || isScopeTyped)}
            mayEdit={mayEdit}
            targets={targets}
          />
          <Card title={t('words')}>
            <OfferWords {...fields} />
          </Card>
        </fieldset>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={() => isWhole(card.patch) && card.save()}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} show={show} />
    </>
  );
};
