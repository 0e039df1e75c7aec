import { Grid, Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { CardData } from './card-data.ts';
import { StartCard } from './start-card.tsx';

/** Starts like the one that is read, with price and places; nothing where there are none (BASKET-28). */
export const SimilarStarts = ({ title, starts }: { title: string; starts: readonly CardData[] }) =>
  starts.length > 0 && (
    <Section labelledBy="similar">
      <Wrap>
        <SectionHead>
          <h2 id="similar">{title}</h2>
        </SectionHead>
        <Grid isFour>
          {starts.map((card) => (
            <StartCard key={card.public_id} card={card} isRow />
          ))}
        </Grid>
      </Wrap>
    </Section>
  );
