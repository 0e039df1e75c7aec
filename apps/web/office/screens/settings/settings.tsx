import { useQuery } from '@tanstack/react-query';
import type { OfficeSettings } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { NotFound } from '../../shared/frame/not-found.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Integrations } from './integrations.tsx';
import { LetterFields } from './letter-fields.tsx';
import { LimitsForm } from './limits-form.tsx';
import { LinkFields } from './link-fields.tsx';
import { PartnerRows } from './partner-rows.tsx';
import { SaleFields } from './sale-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { type SettingScreen, settingScreens, SettingTabs } from './setting-tabs.tsx';
import { BrandField, ContactFields, SeasonField } from './small-fields.tsx';

/** /admin/settings/:id: a section of the settings. */
export const Settings = () => {
  const { id = '' } = useParams();
  const section = settingScreens.find((one) => one === id);
  if (section === undefined) return <NotFound />;
  return <Screen key={section} section={section} />;
};

const Screen = ({ section }: { section: SettingScreen }) => {
  const t = useTranslations('houseSettings');
  return (
    <>
      <PageHead title={t('title')} />
      <SettingTabs at={section} />
      {section === 'integrations' ? <Integrations /> : <Section section={section} />}
    </>
  );
};

type FormProps = { section: Exclude<SettingScreen, 'integrations'> };

const Section = ({ section }: FormProps) => {
  const settings = useQuery(read(calls.settings.read, {}));
  return <ReadState read={settings}>{({ values }) => <Form section={section} settings={values} />}</ReadState>;
};

/** Each section has its own fields; all else of the form is one. */
const Form = ({ section, settings }: FormProps & { settings: OfficeSettings }) => {
  switch (section) {
    case 'brand':
      return <SectionForm section={section} settings={settings} Fields={BrandField} />;
    case 'contacts':
      return <SectionForm section={section} settings={settings} Fields={ContactFields} />;
    case 'links':
      return <SectionForm section={section} settings={settings} Fields={LinkFields} />;
    case 'partners':
      return <SectionForm section={section} settings={settings} Fields={PartnerRows} />;
    case 'season':
      return <SectionForm section={section} settings={settings} Fields={SeasonField} />;
    case 'sale':
      return <SectionForm section={section} settings={settings} Fields={SaleFields} />;
    case 'letters':
      return <SectionForm section={section} settings={settings} Fields={LetterFields} />;
    case 'approvals':
      return <LimitsForm settings={settings} />;
  }
};
