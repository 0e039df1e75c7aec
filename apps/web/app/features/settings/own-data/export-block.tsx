import { HttpError } from '@trassa/contracts/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { downloadData } from '../../../shared/account/download-data.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { useFormat } from '../../../shared/format/use-format.ts';
import { voidSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BannerLine } from '../banner-line.tsx';
import { SettingBlock } from '../setting-block.tsx';
import { useSave } from '../use-save.ts';

/** A copy of everything that is known of the person (DEC-38). */
export const ExportBlock = () => {
  const t = useTranslations('settings');
  const { number } = useFormat();
  const save = useSave({});
  const [bytes, setBytes] = useState(0);
  const download = (): void => {
    setBytes(0);
    void save.save(async () => {
      await downloadData(calls.profile.export, { onProgress: setBytes }).catch((error: unknown) => {
        // This call does not go through the client that forgets a worthless token.
        if (error instanceof HttpError && (error.status === 401 || error.status === 403)) voidSession();
        throw error;
      });
      return { message: t('exported') };
    });
  };
  return (
    <SettingBlock id="export" title={t('export')} lead={t('exportLead')}>
      <div>
        <Button kind="line" isBusy={save.isBusy} onClick={download}>
          {t('download')}
        </Button>
      </div>
      {save.isBusy && (
        <p role="status">
          {bytes === 0 ? t('exportStarts') : t('exportComes', { size: number(Math.ceil(bytes / 1024)) })}
        </p>
      )}
      <WaitNote wait={save.wait} />
      <BannerLine banner={save.banner} />
    </SettingBlock>
  );
};
