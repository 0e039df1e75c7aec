import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const digit = /\d/;

const typedOf = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3.$2.$1');

/** Browsers fill in and people paste 1990-05-04. */
const turnIso: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: typedOf(elementState.value) },
  data: typedOf(data),
});

/** A separator after one digit finishes the day or the month: `4.` is `04.` */
const padSegment: MaskitoPreprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState;
  const isAtEnd = selection[0] === value.length && selection[1] === value.length;
  if (!/^[.,/\s-]$/.test(data) || !isAtEnd || !/(^|\.)\d$/.test(value) || value.length > 4)
    return { elementState, data };
  return {
    elementState: {
      value: `${value.slice(0, -1)}0${value.slice(-1)}`,
      selection: [value.length + 1, value.length + 1],
    },
    data: '.',
  };
};

/** dd.mm.yyyy, just digits and dots: a day that does not exist stays as typed, for the person to see and to correct (TICKET-22). */
export const dateMask: MaskitoOptions = {
  mask: [digit, digit, '.', digit, digit, '.', digit, digit, digit, digit],
  preprocessors: [turnIso, padSegment],
};
