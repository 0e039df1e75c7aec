import type { OfficeMailing } from '@trassa/contracts/office';
import {
  mailingBlocksMax,
  mailingFields,
  mailingFieldWords,
  mailingLabelMax,
  mailingLinkMax,
  mailingPreheaderMax,
  mailingSubjectMax,
  mailingTextMax,
} from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';
import own from './mailings.module.css';

type Words = OfficeMailing['content']['ru'];
type Block = Words['blocks'][number];
type Props = {
  language: 'ru' | 'en';
  words: Words;
  onChange(words: Words): void;
  errorOf(field: string): string | undefined;
};

const blank: Readonly<Record<Block['type'], Block>> = {
  text: { type: 'text', text: '' },
  heading: { type: 'heading', text: '' },
  button: { type: 'button', label: '', link: '' },
};

/** The letter in one language: its subject and its blocks, top to bottom. */
export const MailingWords = ({ language, words, onChange, errorOf }: Props) => {
  const t = useTranslations('mailings');
  const { blocks } = words;
  const put = (index: number, block: Block): void =>
    onChange({ ...words, blocks: blocks.map((one, at) => (at === index ? block : one)) });
  const move = (index: number, to: number): void => {
    const next = blocks.filter((_, at) => at !== index);
    const moved = blocks[index];
    if (moved) onChange({ ...words, blocks: next.toSpliced(to, 0, moved) });
  };
  return (
    <fieldset className={own['words']} lang={language}>
      <legend>{t(`language.${language}`)}</legend>
      <TextField
        label={t('field.subject')}
        value={words.subject}
        maxLength={mailingSubjectMax * 2}
        error={errorOf(`${language}.subject`)}
        onChange={(event) => onChange({ ...words, subject: event.target.value })}
      />
      <TextField
        label={t('field.preheader')}
        hint={t('preheaderHint')}
        isOptional
        value={words.preheader}
        maxLength={mailingPreheaderMax * 2}
        error={errorOf(`${language}.preheader`)}
        onChange={(event) => onChange({ ...words, preheader: event.target.value })}
      />
      {blocks.map((block, index) => (
        // Blocks have no names of their own: their place is all that tells them apart.
        <div key={index} className={own['block']} role="group" aria-label={t('block', { number: String(index + 1) })}>
          <BlockFields
            block={block}
            onChange={(next) => put(index, next)}
            errorOf={(field) => errorOf(`${language}.blocks.${index}.${field}`)}
          />
          <div className={css['row']}>
            <Button kind="quiet" size="sm" disabled={index === 0} onClick={() => move(index, index - 1)}>
              {t('up')}
            </Button>
            <Button
              kind="quiet"
              size="sm"
              disabled={index === blocks.length - 1}
              onClick={() => move(index, index + 1)}
            >
              {t('down')}
            </Button>
            <Button
              kind="quiet"
              size="sm"
              onClick={() => onChange({ ...words, blocks: blocks.filter((_, at) => at !== index) })}
            >
              {t('removeBlock')}
            </Button>
          </div>
        </div>
      ))}
      {errorOf(`${language}.blocks`) && <p role="alert">{errorOf(`${language}.blocks`)}</p>}
      {blocks.length < mailingBlocksMax && (
        <div className={css['row']}>
          {(['text', 'heading', 'button'] as const).map((type) => (
            <Button
              key={type}
              kind="line"
              size="sm"
              onClick={() => onChange({ ...words, blocks: [...blocks, blank[type]] })}
            >
              {t(`add.${type}`)}
            </Button>
          ))}
        </div>
      )}
      <p className={css['muted']}>
        {t('fieldsHint', { fields: mailingFields.map((field) => mailingFieldWords[field][language]).join(', ') })}
      </p>
    </fieldset>
  );
};

type BlockProps = { block: Block; onChange(block: Block): void; errorOf(field: string): string | undefined };

const BlockFields = ({ block, onChange, errorOf }: BlockProps) => {
  const t = useTranslations('mailings');
  if (block.type === 'button')
    return (
      <div className={css['pair']}>
        <TextField
          label={t('field.label')}
          value={block.label}
          maxLength={mailingLabelMax * 2}
          error={errorOf('label')}
          onChange={(event) => onChange({ ...block, label: event.target.value })}
        />
        <TextField
          label={t('field.link')}
          value={block.link}
          maxLength={mailingLinkMax * 2}
          error={errorOf('link')}
          onChange={(event) => onChange({ ...block, link: event.target.value })}
        />
      </div>
    );
  if (block.type === 'heading')
    return (
      <TextField
        label={t('field.heading')}
        value={block.text}
        maxLength={mailingTextMax}
        error={errorOf('text')}
        onChange={(event) => onChange({ ...block, text: event.target.value })}
      />
    );
  return (
    <TextArea
      label={t('field.text')}
      value={block.text}
      rows={5}
      maxLength={mailingTextMax * 2}
      error={errorOf('text')}
      onChange={(event) => onChange({ ...block, text: event.target.value })}
    />
  );
};
