import type { InsuranceRecord } from '@trassa/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The policy as PDF. It is fetched with the token and then saved, for the address alone is nobody's right. */
export const PolicyFile = ({ policy }: { policy: InsuranceRecord }) => {
  const t = useTranslations('insured');
  const file = useMutation({
    // The contract has no schema for files: the client answers a Blob.
    mutationFn: async () =>
      (await request(
        calls.cabinet.insuranceFile,
        { params: { id: policy.public_id } },
        { ownErrors: true },
      )) as unknown as Blob,
    onSuccess: (blob) => saveFile(blob, `policy-${policy.info.number}.pdf`),
  });
  return (
    <Button
      kind="line"
      size="sm"
      isBusy={file.isPending}
      onClick={() => file.mutate()}
      aria-label={t('fileOf', { number: policy.info.number })}
    >
      {!file.isPending && <Icon name="doc" size="s" />}
      {t('file')}
    </Button>
  );
};
