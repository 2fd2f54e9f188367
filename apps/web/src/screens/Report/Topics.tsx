import { type ReportType, texts } from '@porchlight/domain';
import { Grid, ImageIcon, InfoCard, RefreshIcon, ShieldIcon, UserIcon } from '@porchlight/ui';
import type { MouseEvent, ReactNode } from 'react';

import { useFormField } from '../../forms/index.ts';
import * as styles from '../../support/Aside.css.ts';
import { words } from './Topics.words.ts';

type Topic = keyof typeof texts.report.cards;

/** The report type of each card; the select has more types. */
const topics: Record<Topic, { type: ReportType; icon: ReactNode }> = {
  scams: { type: 'scam', icon: <ShieldIcon /> },
  behavior: { type: 'harassment', icon: <UserIcon /> },
  content: { type: 'inappropriate-content', icon: <ImageIcon /> },
  technical: { type: 'technical', icon: <RefreshIcon /> },
};

const names = ['scams', 'behavior', 'content', 'technical'] as const satisfies readonly Topic[];

/** Moves the focus to the first empty field, so that keyboard users can skip the other cards. */
function focusFirstEmpty({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
  [...fields].find(({ value }) => value === '')?.focus();
}

/** Cards that choose the report type, inside the report form. */
export function Topics() {
  const { value, setValue } = useFormField('report_type');
  return (
    <Grid column="md">
      {names.map((name) => {
        const { type, icon } = topics[name];
        return (
          <InfoCard
            key={name}
            icon={icon}
            className={styles.topic}
            title={
              <button
                type="button"
                className={styles.choose}
                aria-pressed={value === type}
                onClick={(event) => {
                  setValue(type);
                  focusFirstEmpty(event);
                }}
              >
                {texts.report.cards[name]}
              </button>
            }
          >
            {words[name]}
          </InfoCard>
        );
      })}
    </Grid>
  );
}
