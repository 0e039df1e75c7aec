import type { Page } from '@trassa/contracts';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import { Seo } from '../../shared/seo.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { PageCover } from './page-cover.tsx';
import { segmentOf } from './segments.ts';

type Props = Pick<ComponentProps<typeof PageBlocks>, 'form'> & {
  page: Page;
  path: string;
  preview: 'preview' | 'previewShown' | null;
};

/** An information page out of the blocks that an editor keeps, each form in its place (PAGE-01…03, DEC-22). */
export const PageView = ({ page, path, preview, form }: Props) => {
  const t = useTranslations('information');
  return (
    <>
      <Seo title={page.title} description={page.description} path={path} noIndex={page.archived || preview !== null} />
      {preview !== null && (
        <Wrap>
          <Note kind="warn" role="status">
            <p>{t(preview)}</p>
          </Note>
        </Wrap>
      )}
      <PageCover page={page} segment={segmentOf(path)} isChild={path.split('/').length > 2} />
      <PageBlocks blocks={page.blocks} form={form} />
    </>
  );
};
