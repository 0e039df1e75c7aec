import { Written } from '../i18n/written.tsx';
import ground from '../styles/ground.module.css';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import { Sign } from '../ui/sign.tsx';
import { signs } from '../ui/signs.ts';
import css from './club-shield.module.css';

/** Soot is left out: on a dark surface a shield of it would have no edge. */
const grounds = ['rust', 'ice', 'moss', 'clay', 'dust'] as const;
const signNames = Object.keys(signs);

/** The same number for the same club on every drawing. */
const numberOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

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
};

const widths = { s: 56, m: 88, l: 176 } as const;

/** The shield of a club with cut corners: its picture, or a sign with the initials on a ground of its own. */
export const ClubShield = ({ club, size = 'm', isFirst = false }: Props) => {
  const width = widths[size];
  const number = numberOf(club.public_name);
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
      className={classes(css['shield'], css[size], ground[grounds[number % grounds.length] ?? 'rust'])}
      aria-hidden="true"
    >
      {size !== 's' && <Sign name={signNames[number % signNames.length] ?? 'finish'} className={css['sign']} />}
      <b className={css['initials']}>
        <Written text={initialsOf(club.title)} />
      </b>
    </span>
  );
};
