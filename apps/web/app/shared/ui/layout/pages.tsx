import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from './pages.module.css';

type Props = { page: number; pages: number; /** Name of the parameter in the address. */ param?: string };

const around = (page: number, pages: number): (number | null)[] => {
  const near = new Set([1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages));
  const sorted = [...near].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};

/** Pages of a list in the address; one page shows nothing. */
export const Pages = ({ page, pages, param = 'page' }: Props) => {
  const t = useTranslations('ui');
  const [search] = useSearchParams();
  if (pages <= 1) return null;
  const to = (number: number): string => {
    const query = new URLSearchParams(search);
    if (number === 1) query.delete(param);
    else query.set(param, String(number));
    return `?${query}`;
  };
  return (
    <nav aria-label={t('pages')}>
      <ul className={css['pages']}>
        {around(page, pages).map((number, index) => (
          <li key={number ?? `gap${index}`}>
            {number === null ? (
              <span>…</span>
            ) : (
              <Link
                to={to(number)}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
