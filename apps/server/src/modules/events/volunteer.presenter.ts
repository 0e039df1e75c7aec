import type { VolunteerCity } from '@trassa/contracts';
import { formatSaleState } from '@trassa/rules';
import { presentCard, type View } from './city.presenter.ts';
import { presentFormat } from './format.presenter.ts';
import type { Volunteering } from './list-volunteering.ts';

/** Event cities where volunteers can or soon can sign up, with only those formats (DEC-65). */
export const presentVolunteering = (found: readonly Volunteering[], view: View): VolunteerCity[] =>
  found.flatMap(({ city, formats }) => {
    const shown = formats
      .map((row) => presentFormat(row, view.language, view.now))
      .filter((format) => {
        // Runners' places of a mixed format do not make room for a volunteer.
        const state = formatSaleState(
          { ...format, tickets_left: { volunteer: format.tickets_left.volunteer } },
          view.now,
        );
        return state === 'open' || state === 'soon';
      });
    return shown.length ? [{ ...presentCard(city, view), formats: shown }] : [];
  });
