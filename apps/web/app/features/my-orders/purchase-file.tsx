import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

/** The order as PDF. It is fetched with the token and then saved, for the address alone is nobody's right. */
export const PurchaseFile = ({ id }: { id: string }) => {
  const t = useTranslations('myOrders');
  const file = useMutation({
    // The contract has no schema for files: the client answers a Blob.
    mutationFn: async () =>
      (await request(calls.cabinet.purchaseFile, { params: { id } }, { ownErrors: true })) as unknown as Blob,
    onSuccess: (blob) => saveFile(blob, `order-${id}.pdf`),
  });
  return (
    <Button kind="line" isBusy={file.isPending} onClick={() => file.mutate()}>
      {!file.isPending && <Icon name="doc" size="s" />}
      {t('file')}
    </Button>
  );
};
