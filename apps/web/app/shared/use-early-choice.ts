import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A field says something else than what the page was drawn with. */
const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return field.value !== (drawn?.value ?? '');
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
};

/** What was chosen in a form before the scripts woke counts as chosen: the event is gone, the value stands in the field. */
export const useEarlyChoice = (
  form: RefObject<HTMLFormElement | null>,
  submit: (form: HTMLFormElement) => void,
): void => {
  const wake = useEffectEvent(() => {
    if (form.current && [...form.current.elements].some(isChanged)) submit(form.current);
  });
  useEffect(() => wake(), []);
};
