import { DeletionBlock } from './deletion-block.tsx';
import { ExportBlock } from './export-block.tsx';

/** The end of the page, which few come for: a copy of the own data, and the end of the account. */
export const OwnData = ({ onGone }: { onGone(): void }) => (
  <>
    <ExportBlock />
    <DeletionBlock onGone={onGone} />
  </>
);
