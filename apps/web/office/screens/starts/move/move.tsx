import { useQuery } from '@tanstack/react-query';
import type { AskedMove, OfficeStart } from '@trassa/contracts/office';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { BehindRight } from '../../../shared/frame/behind-right.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { Card, Split } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { CityField, type PickedCity } from '../city-field.tsx';
import { StartHead } from '../start-head.tsx';
import css from '../starts.module.css';
import { Effects } from './effects.tsx';

/** Days in which the whole comes back, until somebody says otherwise (back-office.md 5.2). */
const freeDays = 14;
const day = 86_400;

/** /admin/starts/:id/move: another day or place, what that does, and the letter to those it concerns (J9). */
export const MoveStart = () => (
  <BehindRight right="events.move">
    <MoveOfStart />
  </BehindRight>
);

const MoveOfStart = () => {
  const { id = '' } = useParams();
  const start = useQuery(read(calls.starts.read, { params: { id } }));
  return <ReadState read={start}>{({ values }) => <Sheet key={values.public_id} start={values} />}</ReadState>;
};

const shifts = ['sale_end', 'registration_end', 'prices'] as const;
type Shift = AskedMove['shift'];

const useMoveForm = (start: OfficeStart) => {
  const [at, setAt] = useState<number | null>(start.start_time);
  const [city, setCity] = useState<PickedCity>({ ...start.city, ...start.city_point, timezone: start.timezone });
  const [address, setAddress] = useState(start.fields.address_ru);
  const [place, setPlace] = useState(start.fields.place_ru);
  const [shift, setShift] = useState<Shift>({ sale_end: true, registration_end: true, prices: false });
  const isElsewhere = city.id !== start.city.id;
  const body: AskedMove = {
    version: start.version,
    start_time: at ?? 0,
    shift,
    ...(isElsewhere && { city: city.id }),
    ...((isElsewhere || address !== start.fields.address_ru) && { address_ru: address.trim(), address_en: null }),
    ...((isElsewhere || place !== start.fields.place_ru) && { place_ru: place.trim(), place_en: null }),
  };
  const pickCity = (picked: PickedCity): void => {
    setCity(picked);
    if (picked.id !== city.id) {
      setAddress('');
      setPlace('');
    }
  };
  return { at, setAt, city, pickCity, address, setAddress, place, setPlace, shift, setShift, body };
};

const Sheet = ({ start }: { start: OfficeStart }) => {
  const t = useTranslations('move');
  const words = useTranslations('startForm');
  const navigate = useNavigate();
  const form = useMoveForm(start);
  const [freeUntil, setFreeUntil] = useState<number | null>(() => Math.floor(Date.now() / 1000) + freeDays * day);
  const [isTold, setTold] = useState(true);
  const [letter, setLetter] = useState({ ru: '', en: '' });
  const [reason, setReason] = useState('');
  const quote = useAct(calls.moves.quote);
  const move = useAct(calls.moves.move, {
    onDone: () => {
      toast(t('done'));
      void navigate(`/starts/${start.public_id}`);
    },
  });
  const params = { id: start.public_id };
  const shown = quote.variables?.body;
  // Effects are those of what stands in the fields, or of nothing.
  const effects = JSON.stringify(shown) === JSON.stringify(form.body) ? quote.data?.values : undefined;
  const errorAt = (field: string): string | undefined => fieldProblem(quote.error ?? move.error, field);
  const isElsewhere = errorAt('start_time') ?? errorAt('address_ru') ?? errorAt('city');
  return (
    <>
      <StartHead start={start} />
      <Split
        side={
          effects ? (
            <Card title={t('letterTitle')}>
              <CheckField checked={isTold} onChange={() => setTold(!isTold)}>
                {t('tell', { count: effects.letters })}
              </CheckField>
              {isTold && (
                <>
                  <TextArea
                    label={t('letterRu')}
                    hint={t('letterHint')}
                    value={letter.ru}
                    rows={4}
                    maxLength={2000}
                    onChange={(event) => setLetter({ ...letter, ru: event.target.value })}
                  />
                  <TextArea
                    label={t('letterEn')}
                    value={letter.en}
                    rows={3}
                    maxLength={2000}
                    onChange={(event) => setLetter({ ...letter, en: event.target.value })}
                  />
                </>
              )}
              <MomentField
                label={t('free')}
                hint={t('freeHint')}
                value={freeUntil}
                onChange={setFreeUntil}
                timezone={effects.after.timezone}
                isOptional
                error={fieldProblem(move.error, 'free_return_until')}
              />
              <TextArea
                label={t('reason')}
                value={reason}
                rows={2}
                maxLength={500}
                error={fieldProblem(move.error, 'reason')}
                onChange={(event) => setReason(event.target.value)}
              />
              <div>
                <Button
                  kind="danger"
                  isBusy={move.isPending}
                  onClick={() =>
                    move.mutate({
                      params,
                      body: {
                        ...form.body,
                        free_return_until: freeUntil,
                        letter: isTold ? { ru: letter.ru.trim(), en: letter.en.trim() } : null,
                        reason: reason.trim(),
                      },
                    })
                  }
                >
                  {t('move')}
                </Button>
              </div>
              {fieldProblem(move.error, 'reason') === undefined && <ProblemNote error={move.error} />}
            </Card>
          ) : (
            <Card title={t('effects')}>
              <p>{t('first')}</p>
            </Card>
          )
        }
      >
        <Card title={t('title')}>
          <MomentField
            label={words('startTime')}
            value={form.at}
            onChange={form.setAt}
            timezone={form.city.timezone}
            error={errorAt('start_time')}
          />
          <CityField value={form.city} onChange={form.pickCity} error={errorAt('city')} />
          <TextField
            label={words('addressRu')}
            value={form.address}
            error={errorAt('address_ru')}
            maxLength={200}
            onChange={(event) => form.setAddress(event.target.value)}
          />
          <TextField
            label={words('placeRu')}
            value={form.place}
            maxLength={200}
            onChange={(event) => form.setPlace(event.target.value)}
          />
          <fieldset className={css['checks']}>
            <legend>{t('with')}</legend>
            {shifts.map((name) => (
              <CheckField
                key={name}
                checked={form.shift[name]}
                onChange={() => form.setShift({ ...form.shift, [name]: !form.shift[name] })}
              >
                {t(`shift.${name}`)}
              </CheckField>
            ))}
          </fieldset>
          <div>
            <Button isBusy={quote.isPending} onClick={() => quote.mutate({ params, body: form.body })}>
              {t('show')}
            </Button>
          </div>
          {isElsewhere === undefined && <ProblemNote error={quote.error} />}
        </Card>
        {effects && <Effects effects={effects} />}
      </Split>
    </>
  );
};
