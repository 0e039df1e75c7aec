import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { useLanguage } from '../i18n/language.tsx';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/states/note.tsx';
import css from './certificate-button.module.css';

type Props = {
  /** A public result, or the ticket of an own one: that one is given to who hides the name too. */
  of: { result: string } | { ticket: string };
  startNumber: string;
  kind?: 'primary' | 'line';
  isWide?: boolean;
  /** Read aloud where several stand on a page. */
  label?: string | undefined;
};

/** The certificate of a finisher as PDF; says when it did not come (RESULT-06). */
export const CertificateButton = ({ of, startNumber, kind = 'primary', isWide = false, label }: Props) => {
  const t = useTranslations('results');
  const { language } = useLanguage();
  const file = useMutation({
    // The contract has no schema for files: the client answers a Blob.
    mutationFn: async () =>
      ('ticket' in of
        ? await request(
            calls.results.certificate,
            { params: { id: of.ticket }, query: { language } },
            { ownErrors: true, isPatient: true },
          )
        : await request(
            calls.results.file,
            { params: { id: of.result }, query: { language } },
            { ownErrors: true, isPatient: true },
          )) as unknown as Blob,
    onSuccess: (blob) => saveFile(blob, `certificate-${startNumber}.pdf`),
    meta: { ownErrors: true },
  });
  return (
    <div className={css['certificate']}>
      <Button kind={kind} isWide={isWide} isBusy={file.isPending} onClick={() => file.mutate()} aria-label={label}>
        {!file.isPending && <Icon name="doc" size="s" />}
        {t('certificate')}
      </Button>
      {file.isError && (
        <Note kind="error" role="alert">
          {t('certificateFailed')}
        </Note>
      )}
    </div>
  );
};
