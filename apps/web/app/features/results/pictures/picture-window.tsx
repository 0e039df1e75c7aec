import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Pick } from '../../../shared/ui/fields/radio-pick.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { LoadFailed } from '../../../shared/ui/states/load-failed.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import type { PictureProps, Pictures } from './picture-props.ts';
import css from './picture-window.module.css';
import { canShareFile, shareFile } from './share-file.ts';

type Shape = keyof Pictures;
const ratios: Readonly<Record<Shape, string>> = { wide: '1200 / 630', tall: '1080 / 1920' };

type Props = PictureProps & { isOpen: boolean; onClose(): void };

const readPicture = async (path: string, signal: AbortSignal): Promise<Blob> => {
  const answer = await fetch(`/images/${path}`, { signal });
  if (!answer.ok) throw new Error(`picture: ${answer.status}`);
  return answer.blob();
};

/** A picture of the result to send on or to keep: wide for a feed, tall for a story. */
export const PictureWindow = ({ pictures, startNumber, title, isOpen, onClose }: Props) => {
  const t = useTranslations('resultCharts');
  const [shape, setShape] = useState<Shape>('tall');
  const picture = useQuery({
    queryKey: ['result-picture', pictures[shape]],
    queryFn: ({ signal }) => readPicture(pictures[shape], signal),
    enabled: isOpen,
    staleTime: Infinity,
    retry: 1,
    meta: { ownErrors: true },
  });
  const name = `result-${startNumber}-${shape}.png`;
  const file = picture.data && new File([picture.data], name, { type: 'image/png' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('pictureTitle')}
      hasCross
      actions={
        <>
          {file && canShareFile(file) && (
            <Button onClick={() => void shareFile(file, title)}>
              <Icon name="share" size="s" /> {t('pictureShare')}
            </Button>
          )}
          <Button
            kind={file && canShareFile(file) ? 'line' : 'primary'}
            isBusy={!file && !picture.isError}
            disabled={picture.isError}
            onClick={() => file && saveFile(file, name)}
          >
            <Icon name="down" size="s" /> {t('pictureSave')}
          </Button>
        </>
      }
    >
      <div className={css['pick']}>
        <Pick
          label={t('pictureShape')}
          value={shape}
          onChange={({ currentTarget }) => setShape(currentTarget.value === 'wide' ? 'wide' : 'tall')}
          options={[
            { value: 'tall', label: t('pictureTall') },
            { value: 'wide', label: t('pictureWide') },
          ]}
        />
        <div className={css['frame']} style={{ '--ratio': ratios[shape] } as CSSProperties} aria-busy={!picture.data}>
          {picture.isError ? (
            <LoadFailed text={t('pictureFailed')} isBusy={picture.isFetching} onRetry={() => void picture.refetch()} />
          ) : picture.data ? (
            <img src={`/images/${pictures[shape]}`} alt={t('pictureAlt', { title })} />
          ) : (
            <div role="status" className={css['coming']} aria-label={t('pictureDrawing')}>
              <Skeleton height="100%" />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
};
