import { useMutation } from '@tanstack/react-query';
import { isObstacleName, type NewsGround } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import ground from '../../../app/shared/styles/ground.module.css';
import { classes } from '../../../app/shared/ui/classes.ts';
import { Upload } from '../../../app/shared/ui/fields/upload.tsx';
import { Sign } from '../../../app/shared/ui/sign/sign.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from './stories.module.css';

type Props = {
  storyId: string;
  picture: string;
  look: { readonly sign: string; readonly ground: NewsGround };
  mayEdit: boolean;
  error: string | undefined;
  onChange(picture: string): void;
};

/** The picture of a slide, or what the site draws without one. It is kept at once, and is of the slide once the story is saved. */
export const SlidePicture = ({ storyId, picture, look, mayEdit, error, onChange }: Props) => {
  const t = useTranslations('stories');
  const parts = useTranslations('contentParts');
  const sent = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return ask(calls.stories.picture, { params: { id: storyId }, form });
    },
    onSuccess: ({ values }) => onChange(values.picture),
  });
  const refused = fieldProblem(sent.error, 'file');
  return (
    <div>
      {picture ? (
        <img className={css['plate']} src={`/images/${picture}?w=320`} alt="" width={180} height={320} />
      ) : (
        <span className={classes(css['plate'], ground[look.ground])} aria-hidden="true">
          {isObstacleName(look.sign) && <Sign name={look.sign} />}
        </span>
      )}
      {mayEdit && (
        <Upload
          label={parts('picture')}
          hint={t('photoHint')}
          isOptional
          error={refused ?? error}
          accept="image/jpeg,image/png,image/webp"
          fileName={picture ? parts('photo') : null}
          progress={sent.isPending ? 0.5 : null}
          onChoose={(file) => sent.mutate(file)}
          onRemove={() => onChange('')}
        />
      )}
      {refused === undefined && <ProblemNote error={sent.error} />}
    </div>
  );
};
