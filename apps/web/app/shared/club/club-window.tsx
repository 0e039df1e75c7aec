import type { Club } from '@trassa/contracts';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from '../ui/classes.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailed } from '../ui/states/load-failed.tsx';
import windowCss from '../ui/overlays/overlay-window.module.css';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useBackCloses } from '../ui/overlays/use-back-closes.ts';
import { ClubOption } from './club-option.tsx';
import css from './club-window.module.css';
import { useOwnClubs } from './own-clubs.ts';
import { useFoundClubs } from './use-found-clubs.ts';

/** What is kept of a chosen club. */
export type ClubChoice = Pick<Club, 'public_id' | 'title'>;

export type ClubWindowProps = {
  isOpen: boolean;
  onClose(): void;
  /** The one that is chosen. */
  chosenId?: string | null;
  /** 'Без клуба' stands first: null is chosen by it. */
  hasNone?: boolean;
  /** The person's own clubs are shown but cannot be chosen: he is to find another. */
  isOwnTaken?: boolean;
  onChoose(club: ClubChoice | null): void;
};

const SEARCH_MAX = 100;

/** The club popup: search and choose; up to 768 px it takes the whole window (CLUB-03, CLUB-04). */
export const ClubWindow = ({ isOpen, onClose, chosenId = null, hasNone, isOwnTaken, onChoose }: ClubWindowProps) => {
  const t = useTranslations('clubPick');
  const u = useTranslations('ui');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const own = useOwnClubs().data ?? [];
  const found = useFoundClubs(text, isOpen);
  useBackCloses(isOpen, onClose);
  const ownIds = new Set(own.map(({ public_id: id }) => id));
  const isSearching = text.trim() !== '';
  const isOwnShown = !isOwnTaken && !isSearching && own.length > 0;
  const listed = found.clubs.filter(({ public_id: id }) => !isOwnShown || !ownIds.has(id));
  const choose = (club: ClubChoice | null): void => {
    onChoose(club && { public_id: club.public_id, title: club.title });
    onClose();
  };
  const option = (club: Club) => (
    <li key={club.public_id}>
      <ClubOption
        club={club}
        isChosen={club.public_id === chosenId}
        isTaken={Boolean(isOwnTaken) && ownIds.has(club.public_id)}
        onChoose={() => choose(club)}
      />
    </li>
  );
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={windowCss['scrim']} />
        <Dialog.Popup className={css['window']} initialFocus={field}>
          <div className={css['head']}>
            <Dialog.Title className={windowCss['title']}>{t('title')}</Dialog.Title>
            <Dialog.Close render={<Button kind="line" isIcon aria-label={u('close')} />}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={css['search']}>
            <TextField
              ref={field}
              label={t('search')}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={SEARCH_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <div className={css['body']}>
            <p className={css['count']} role="status">
              {isSearching && found.total !== null && t('found', { count: found.total })}
            </p>
            {hasNone && !isSearching && (
              <button
                type="button"
                className={classes(css['none'], css['option'])}
                aria-pressed={chosenId === null}
                onClick={() => choose(null)}
              >
                <b>{t('none')}</b>
                {chosenId === null && <Icon name="check" />}
              </button>
            )}
            {isOwnShown && (
              <>
                <h3 className={css['group']}>{t('own')}</h3>
                <ul>{own.map(option)}</ul>
                <h3 className={css['group']}>{t('all')}</h3>
              </>
            )}
            {found.isFailed && <LoadFailed text={t('failed')} isBusy={found.isBusy} onRetry={found.retry} />}
            {found.isPending && (
              <div role="status" aria-label={u('loading')} className={css['loading']}>
                <Skeleton height="72px" />
                <Skeleton height="72px" />
                <Skeleton height="72px" />
              </div>
            )}
            {found.total === 0 && <p>{t('nothing')}</p>}
            <ul>{listed.map(option)}</ul>
            {found.hasMore && (
              <Button kind="line" isWide isBusy={found.isBusy} onClick={found.showMore}>
                {t('more')}
              </Button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
