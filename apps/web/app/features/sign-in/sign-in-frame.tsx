import type { EventCity } from '@trassa/contracts';
import type { ReactNode } from 'react';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './sign-in-frame.module.css';

/** Terrain of the next start beside a column with the form; on phones a strip above it. */
export const SignInFrame = ({ terrain, children }: { terrain: EventCity['terrain'] | null; children: ReactNode }) => (
  <div className={css['frame']}>
    <div className={classes(css['art'], ground[terrain?.ground ?? 'rust'])}>
      {terrain && (
        <Picture
          src={terrain.tall}
          alt=""
          width={600}
          height={800}
          sizes="(min-width: 1024px) 46vw, 100vw"
          maxWidth={960}
          isFirst
        />
      )}
    </div>
    <div className={css['column']}>{children}</div>
  </div>
);
