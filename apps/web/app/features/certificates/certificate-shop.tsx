import type { CertificateNominal } from '@trassa/contracts';
import { certificateCountMax } from '@trassa/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isCertificate } from '../../shared/basket/items/basket-item.ts';
import { useBasket } from '../../shared/basket/basket-store.ts';
import { addCertificate } from '../../shared/basket/items/certificate-item.ts';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type from '../../shared/styles/type.module.css';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Split } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Stepper } from '../../shared/ui/fields/stepper.tsx';
import { toast } from '../../shared/ui/overlays/toast.tsx';
import { CertificatePreview } from './certificate-preview.tsx';
import css from './certificate-shop.module.css';
import { NominalPick } from './nominal-pick.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { blankRecipient, checkTypedRecipient, typedRecipient } from './recipient-form.ts';

type Props = {
  nominals: readonly [CertificateNominal, ...CertificateNominal[]];
  /** public_id that is chosen at first. */
  asked: string;
};

/** Of the fields, emptied for the next recipient; nominal and day stay. */
const personal = ['name', 'email', 'text'] as const;

/** Nominal, recipient and number; what is chosen becomes a line of the basket (GEN-04, DEC-84). */
export const CertificateShop = ({ nominals, asked }: Props) => {
  const t = useTranslations('certificates');
  const format = useFormat();
  const isBrowser = useIsBrowser();
  const blank = { nominal: asked, ...blankRecipient };
  const form = useSentForm(blank, checkTypedRecipient);
  const [shown, setShown] = useState(blank);
  const [count, setCount] = useState(1);
  const nominal = nominals.find(({ public_id }) => public_id === shown.nominal) ?? nominals[0];
  const inBasket = useBasket()
    .filter(isCertificate)
    .reduce((sum, line) => sum + line.count, 0);
  const show = (): void => setShown(form.read());
  // What was typed and chosen before the scripts came.
  const showEarlier = useEffectEvent(show);
  useEffect(() => {
    const timer = setTimeout(showEarlier);
    return () => clearTimeout(timer);
  }, []);
  const submit = form.bind((typed) => {
    addCertificate(nominal, { recipient: typedRecipient(typed), count });
    toast(t('added', { sum: format.money(nominal.price) }), 'cart');
    setCount(1);
    for (const name of personal) {
      const control = form.controlOf(name);
      if (control) control.value = '';
    }
    form.reset();
    show();
  });
  return (
    <form {...submit} onInput={show}>
      <Split>
        <div className={css['choice']}>
          <NominalPick nominals={nominals} asked={asked} onPick={show} />
          <Panel as="section" className={css['recipient']}>
            <h2 className={css['title']}>{t('recipient')}</h2>
            <RecipientFields initial={null} form={form} />
          </Panel>
        </div>
        <aside className={css['aside']}>
          <CertificatePreview price={nominal.price} name={shown.name} text={shown.text} />
          <div className={css['count']}>
            <Stepper
              value={count}
              label={t('count')}
              onLess={() => setCount(count - 1)}
              onMore={() => setCount(count + 1)}
              canLess={isBrowser && count > 1}
              canMore={isBrowser && count < certificateCountMax}
            />
            <p className={css['total']}>
              <span>{count > 1 ? t('each', { count, sum: format.money(nominal.price) }) : t('total')}</span>
              <b className={type['price']}>{format.money(nominal.price * count)}</b>
            </p>
          </div>
          <Button type="submit" size="xl" isWide disabled={!isBrowser}>
            <Icon name="cart" /> {t('toBasket')}
          </Button>
          {inBasket > 0 && (
            <Note kind="success" role="status">
              {t('inBasket', { count: inBasket })}{' '}
              <ButtonLink kind="quiet" size="sm" to="/basket">
                {t('openBasket')}
              </ButtonLink>
            </Note>
          )}
          <noscript>
            <Note kind="warn">{t('needsScript')}</Note>
          </noscript>
          <p className={css['rules']}>{t('rules')}</p>
        </aside>
      </Split>
    </form>
  );
};
