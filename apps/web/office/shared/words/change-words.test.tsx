import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../app/shared/i18n/language.tsx';
import { readOfficeCatalogue } from '../../../scripts/catalogue.ts';
import { Changes } from '../ui/changes.tsx';

const catalogue = await readOfficeCatalogue('ru');

// BO-127
it('a refund is told by its sums, without numbers that only the program knows', () => {
  const after = { cause: 'ticket:4', certificates: 0, money: 2970 };
  const page = renderToStaticMarkup(
    <LanguageProvider language="ru" messages={catalogue as never} load={() => Promise.resolve(catalogue as never)}>
      <Changes changes={[{ field: 'refund.ticket', before: null, after }]} />
    </LanguageProvider>,
  );
  expect(page).toContain('Возврат за билет');
  expect(page.replaceAll(/\s/g, ' ')).toContain('Деньгами: 2 970 ₽');
  expect(page).not.toMatch(/ticket:4|сертификаты/);
});
