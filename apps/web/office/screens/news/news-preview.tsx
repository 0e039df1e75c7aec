import type { OfficeNews } from '@trassa/contracts/office';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { PreviewCard } from '../content/preview-card.tsx';

export const NewsPreview = ({ item, isSaved }: { item: OfficeNews; isSaved: boolean }) => (
  <PreviewCard
    id={item.public_id}
    isSaved={isSaved}
    preview={useAct(calls.news.preview)}
    revoke={useAct(calls.news.revokePreview)}
    addressOf={(path, language) => (language === 'en' ? `${path}&lang=en` : path)}
  />
);
