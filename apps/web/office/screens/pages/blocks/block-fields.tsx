import type { KeptBlock } from '@trassa/contracts/office';
import { pageLimits, supportTypes } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import css from '../../starts/sales.module.css';
import type { BlockErrors } from './block-errors.ts';
import { BlockItems } from './block-items.tsx';
import { BlockPicture } from './block-picture.tsx';
import { GroundField, SignField } from './look-fields.tsx';
import { newCard, newDocument } from './new-block.ts';
import { MaybeSaid, SaidFields, SaidHtml } from './said-fields.tsx';

type Of<T extends KeptBlock['type']> = BlockErrors & {
  block: Extract<KeptBlock, { type: T }>;
  onChange(block: KeptBlock): void;
};

/** The fields of a block, as its kind has them. */
export const BlockFields = ({
  block,
  pageId,
  ...rest
}: BlockErrors & { block: KeptBlock; pageId: string; onChange(block: KeptBlock): void }) => {
  switch (block.type) {
    case 'text':
      return (
        <SaidHtml
          value={block.html}
          path={`${rest.path}.html`}
          errorOf={rest.errorOf}
          onChange={(html) => rest.onChange({ ...block, html })}
        />
      );
    case 'picture':
      return <PictureFields block={block} pageId={pageId} {...rest} />;
    case 'cards':
      return <CardsFields block={block} {...rest} />;
    case 'form':
      return <FormFields block={block} {...rest} />;
    case 'banner':
      return <BannerFields block={block} {...rest} />;
    case 'documents':
      return <DocumentsFields block={block} {...rest} />;
  }
};

const PictureFields = ({ block, pageId, path, errorOf, onChange }: Of<'picture'> & { pageId: string }) => {
  const t = useTranslations('infoPages');
  return (
    <>
      <BlockPicture pageId={pageId} picture={block.picture} onChange={(picture) => onChange({ ...block, picture })} />
      <SaidFields
        label={t('part.alt')}
        hint={t('part.altHint')}
        value={block.alt}
        path={`${path}.alt`}
        errorOf={errorOf}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <MaybeSaid
        label={t('part.caption')}
        value={block.caption}
        path={`${path}.caption`}
        errorOf={errorOf}
        onChange={(caption) => onChange({ ...block, caption })}
      />
    </>
  );
};

type LinkProps = BlockErrors & { value: string; isOptional?: boolean; onChange(link: string): void };

const LinkField = ({ value, isOptional = false, path, errorOf, onChange }: LinkProps) => {
  const t = useTranslations('infoPages');
  return (
    <TextField
      label={t('part.link')}
      hint={t('part.linkHint')}
      isOptional={isOptional}
      maxLength={pageLimits.link}
      value={value}
      error={errorOf(path)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

const CardsFields = ({ block, path, errorOf, onChange }: Of<'cards'>) => {
  const t = useTranslations('infoPages');
  return (
    <>
      <MaybeSaid
        label={t('part.title')}
        value={block.title}
        path={`${path}.title`}
        errorOf={errorOf}
        onChange={(title) => onChange({ ...block, title })}
      />
      <p className={css['muted']}>{t('cardsHint')}</p>
      <BlockItems items={block.items} create={newCard} onChange={(items) => onChange({ ...block, items })}>
        {(item, index, put) => {
          const at = `${path}.items.${index}`;
          return (
            <>
              <SaidFields
                label={t('part.itemTitle')}
                value={item.title}
                path={`${at}.title`}
                errorOf={errorOf}
                onChange={(title) => put({ ...item, title })}
              />
              <SaidFields
                label={t('words.text')}
                isLong
                value={item.text}
                path={`${at}.text`}
                errorOf={errorOf}
                onChange={(text) => put({ ...item, text })}
              />
              <MaybeSaid
                label={t('part.figure')}
                value={item.figure}
                path={`${at}.figure`}
                errorOf={errorOf}
                onChange={(figure) => put({ ...item, figure })}
              />
              <div className={css['pair']}>
                <LinkField
                  isOptional
                  value={item.link ?? ''}
                  path={`${at}.link`}
                  errorOf={errorOf}
                  onChange={(link) => put({ ...item, link: link || null })}
                />
                <SignField value={item.sign} onChange={(sign) => put({ ...item, sign })} />
              </div>
            </>
          );
        }}
      </BlockItems>
    </>
  );
};

const FormFields = ({ block, path, errorOf, onChange }: Of<'form'>) => {
  const t = useTranslations('infoPages');
  return (
    <>
      <SelectField
        label={t('part.form')}
        hint={t('part.formHint')}
        value={block.support_type}
        options={supportTypes.map((value) => ({ value, label: t(`form.${value}`) }))}
        onChange={(event) =>
          onChange({ ...block, support_type: supportTypes.find((one) => one === event.target.value) ?? 'feedback' })
        }
      />
      <SaidFields
        label={t('part.title')}
        value={block.title}
        path={`${path}.title`}
        errorOf={errorOf}
        onChange={(title) => onChange({ ...block, title })}
      />
      <SaidFields
        label={t('words.text')}
        isLong
        value={block.text}
        path={`${path}.text`}
        errorOf={errorOf}
        onChange={(text) => onChange({ ...block, text })}
      />
    </>
  );
};

const BannerFields = ({ block, path, errorOf, onChange }: Of<'banner'>) => {
  const t = useTranslations('infoPages');
  return (
    <>
      <SaidFields
        label={t('part.title')}
        value={block.title}
        path={`${path}.title`}
        errorOf={errorOf}
        onChange={(title) => onChange({ ...block, title })}
      />
      <SaidFields
        label={t('words.text')}
        isLong
        value={block.text}
        path={`${path}.text`}
        errorOf={errorOf}
        onChange={(text) => onChange({ ...block, text })}
      />
      <SaidFields
        label={t('part.linkTitle')}
        value={block.link_title}
        path={`${path}.link_title`}
        errorOf={errorOf}
        onChange={(link_title) => onChange({ ...block, link_title })}
      />
      <LinkField
        value={block.link}
        path={`${path}.link`}
        errorOf={errorOf}
        onChange={(link) => onChange({ ...block, link })}
      />
      <div className={css['pair']}>
        <GroundField value={block.ground} onChange={(ground) => onChange({ ...block, ground })} />
        <SignField value={block.sign} onChange={(sign) => onChange({ ...block, sign })} />
      </div>
    </>
  );
};

const DocumentsFields = ({ block, path, errorOf, onChange }: Of<'documents'>) => {
  const t = useTranslations('infoPages');
  return (
    <>
      <MaybeSaid
        label={t('part.title')}
        value={block.title}
        path={`${path}.title`}
        errorOf={errorOf}
        onChange={(title) => onChange({ ...block, title })}
      />
      <BlockItems items={block.items} create={newDocument} onChange={(items) => onChange({ ...block, items })}>
        {(item, index, put) => {
          const at = `${path}.items.${index}`;
          return (
            <>
              <SaidFields
                label={t('part.itemTitle')}
                value={item.title}
                path={`${at}.title`}
                errorOf={errorOf}
                onChange={(title) => put({ ...item, title })}
              />
              <MaybeSaid
                label={t('part.itemText')}
                isLong
                value={item.text}
                path={`${at}.text`}
                errorOf={errorOf}
                onChange={(text) => put({ ...item, text })}
              />
              <LinkField
                value={item.link}
                path={`${at}.link`}
                errorOf={errorOf}
                onChange={(link) => put({ ...item, link })}
              />
            </>
          );
        }}
      </BlockItems>
    </>
  );
};
