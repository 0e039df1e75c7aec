import { clubGround, clubNumber } from '@trassa/rules';
import { Written } from '../i18n/written.tsx';
import ground from '../styles/ground.module.css';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import { Sign } from '../ui/sign/sign.tsx';
import { signs } from '../ui/sign/signs.ts';
import css from './club-shield.module.css';

const signNames = Object.keys(signs);

/** Two capitals of a name: of its first two words, or the first two letters of a single one. */
export const initialsOf = (title: string): string => {
  const [first = '', second] = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [...[...first].slice(0, 1), ...[...second].slice(0, 1)];
  return letters.join('').toLocaleUpperCase('ru');
};

type Props = {
  club: { public_name: string; title: string; picture: string | null };
  /** Width in px: 56 in lists to choose from, 88 on cards, 176 at the head of a page. */
  size?: 's' | 'm' | 'l';
  isFirst?: boolean;
  /** Stands on the club's own land: a white plate, since the ground of the shield is that of the land. */
  isOnLand?: boolean;
};

const widths = { s: 56, m: 88, l: 176 } as const;

/** The shield of a club with cut corners: its picture, or a sign with the initials on a ground of its own. */
export const ClubShield = ({ club, size = 'm', isFirst = false, isOnLand = false }: Props) => {
  const width = widths[size];
  const number = clubNumber(club.public_name);
  if (club.picture) {
    return (
      <span className={classes(css['shield'], css[size], css['pictured'])}>
        <Picture
          src={club.picture}
          alt=""
          width={width}
          height={width * 1.15}
          sizes={`${width}px`}
          maxWidth={320}
          isFirst={isFirst}
        />
      </span>
    );
  }
  return (
    <span
      className={classes(css['shield'], css[size], isOnLand ? css['plate'] : ground[clubGround(club.public_name)])}
      aria-hidden="true"
    >
      {size !== 's' && <Sign name={signNames[number % signNames.length] ?? 'finish'} className={css['sign']} />}
      <b className={css['initials']}>
        <Written text={initialsOf(club.title)} />
      </b>
    </span>
  );
};
