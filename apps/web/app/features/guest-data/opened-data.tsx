import type { HttpError } from '@trassa/contracts/client';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { downloadData } from '../../shared/account/download-data.ts';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';

type Props = {
  code: string;
  /** The code opens nothing, or nothing any more: the server's words. */
  onDead(text: string): void;
  onErased(text: string): void;
};

/** What was wrong with the code itself ends the page. */
const deadText = ({ answer }: HttpError): string | null => answer.errors?.['code'] ?? null;

const Download = ({ code, onDead }: Pick<Props, 'code' | 'onDead'>) => {
  const t = useTranslations('guestData');
  const { number } = useFormat();
  const form = useSentForm({});
  const [bytes, setBytes] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const download = (): void => {
    setBytes(0);
    setIsDone(false);
    void form.run(
      async () => {
        await downloadData({ ...calls.guestData.export, body: { code } }, { onProgress: setBytes });
        setIsDone(true);
      },
      (error) => {
        const dead = deadText(error);
        if (dead) onDead(dead);
        return dead !== null;
      },
    );
  };
  return (
    <Stack gap={12}>
      <h2>{t('downloadTitle')}</h2>
      <p>{t('downloadText')}</p>
      <div>
        <Button size="xl" isBusy={form.isBusy} onClick={download}>
          {t('download')}
        </Button>
      </div>
      <p role="status">
        {form.isBusy && (bytes === 0 ? t('starts') : t('comes', { size: number(Math.ceil(bytes / 1024)) }))}
        {isDone && t('downloaded')}
      </p>
      <WaitNote wait={form.wait} />
    </Stack>
  );
};

const Erasing = ({ code, onDead, onErased }: Props) => {
  const t = useTranslations('guestData');
  const ui = useTranslations('ui');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** Why the server hesitates: tickets of coming starts would be lost. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useSentForm({ force: false }, ({ force }) => ({
    force: refusal === null || force ? null : t('agreeNeeded'),
  }));
  const submit = form.bind(({ force }) =>
    form.run(
      async () =>
        onErased((await request(calls.guestData.erase, { body: { code, force } }, { ownErrors: true })).message),
      (error) => {
        const dead = deadText(error);
        if (dead) onDead(dead);
        else if (error.answer.code === 'state') setRefusal(error.answer.message);
        return dead !== null || error.answer.code === 'state';
      },
    ),
  );
  return (
    <Stack gap={12}>
      <h2>{t('eraseTitle')}</h2>
      <p>{t('eraseText')}</p>
      <div>
        <Button kind="danger" onClick={() => setIsOpen(true)}>
          {t('erase')}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('confirmTitle')}
        actions={
          <>
            <Button kind="danger" type="submit" form={formId} isBusy={form.isBusy}>
              {t('erase')}
            </Button>
            <Button kind="line" onClick={() => setIsOpen(false)}>
              {ui('cancel')}
            </Button>
          </>
        }
      >
        <form {...submit} id={formId}>
          <Stack gap={16}>
            <p>{t('confirmText')}</p>
            {refusal !== null && (
              <>
                <Note kind="error" role="alert">
                  {refusal}
                </Note>
                <CheckField {...form.field('force')}>{t('agree')}</CheckField>
              </>
            )}
            <WaitNote wait={form.wait} />
          </Stack>
        </form>
      </Dialog>
    </Stack>
  );
};

/** The letter proved whose address it is: both things are done by a button of their own. */
export const OpenedData = (props: Props) => (
  <Stack gap={36}>
    <Download {...props} />
    <Erasing {...props} />
  </Stack>
);
