import type { OfficeStoryRow } from '@trassa/contracts/office';
import { isObstacleName } from '@trassa/rules';
import ground from '../../../app/shared/styles/ground.module.css';
import { classes } from '../../../app/shared/ui/classes.ts';
import { Sign } from '../../../app/shared/ui/sign/sign.tsx';
import css from './stories.module.css';

/** The cover as the site has it: a picture, or the sign on its ground. */
export const StoryCover = ({
  story: { picture, sign, ground: on },
}: {
  story: Pick<OfficeStoryRow, 'picture' | 'sign' | 'ground'>;
}) =>
  picture ? (
    <img className={css['cover']} src={`/images/${picture}?w=320`} alt="" width={36} height={64} loading="lazy" />
  ) : (
    <span className={classes(css['cover'], ground[on])} aria-hidden="true">
      {isObstacleName(sign) && <Sign name={sign} />}
    </span>
  );
