import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../app/shared/i18n/language.tsx';
import { readOfficeCatalogue } from '../../../scripts/catalogue.ts';
import { RefundTiers } from './refund-tiers.tsx';

const catalogue = await readOfficeCatalogue('ru');

// BO-161
it.each(['sale_tiers', 'sale_tiers.0.days', 'sale_tiers.0.percent'])(
  'what is wrong with %s is told beside it',
  (field) => {
    const html = renderToStaticMarkup(
      <LanguageProvider language="ru" messages={catalogue as never} load={() => Promise.resolve(catalogue as never)}>
        <RefundTiers
          id="sale_tiers"
          tiers={[{ days: 5, percent: 150 }]}
          errorOf={(asked) => (asked === field ? 'Проверьте значение' : undefined)}
          onChange={() => {}}
        />
      </LanguageProvider>,
    );
    expect(html).toContain('Проверьте значение');
  },
);
