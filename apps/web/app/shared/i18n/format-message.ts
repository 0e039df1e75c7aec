import { formatNumber } from '@trassa/rules';
import formatCompiled from 'use-intl/format-message/format-only';
import type { Language } from './types.ts';

/**
 * What `use-intl` calls for every message (`vite-compiled-messages.ts`). Numbers of messages have no styles, so they need
 * nothing of ICU (`number-text.ts`).
 */
const formatMessage: typeof formatCompiled = (key, message, values, options) => {
  const format = (value: number): string => formatNumber(value, options.locale as Language);
  const getNumberFormat = () => ({ format }) as Intl.NumberFormat;
  return formatCompiled(key, message, values, { ...options, formatters: { ...options.formatters, getNumberFormat } });
};
formatMessage.raw = false;

export default formatMessage;
