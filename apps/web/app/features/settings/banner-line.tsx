import { Note } from '../../shared/ui/states/note.tsx';
import css from './settings.module.css';
import type { Banner } from './use-banner.ts';

/** The place is always in the page, so that what comes into it is read aloud. */
export const BannerLine = ({ banner }: { banner: Banner | null }) => (
  <div role="status" className={css['banner']}>
    {banner && <Note kind={banner.kind}>{banner.text}</Note>}
  </div>
);
