import { texts } from '@porchlight/domain';
import { newcomer } from '../../journeys/support/people.ts';
import type { EngineJourney } from '../support/journey.ts';
import { button, field, role, text } from '../support/targets.ts';

const words = texts.report;

export function support(journey: EngineJourney): void {
  journey('an urgent report, after its warning', async ({ visit }) => {
    const person = await visit({ as: await newcomer('Reporting Rae') });
    await person.open('/report');
    await person.select(field(words.labels.report_type), words.typeLabels.scam);
    await person.goesTo(field(words.labels.urgency));
    await person.type(words.urgencyLabels.critical);
    await person.click(button(words.criticalContinue, { within: role('alertdialog') }));
    await person.fill(field(words.labels.subject), 'A check that bounced');
    await person.fill(field(words.labels.description), 'They paid too much and wanted the rest back.');
    await person.click(button(words.submit));
    await person.see(text(words.sentTitle));
  });

  journey('a help answer expands and collapses', async ({ visit }) => {
    const person = await visit();
    await person.open('/help');
    const answer = text(/^Browsing, posting, saving/);
    await person.missesNow(answer);
    await person.click(text('What does it cost?'));
    await person.see(answer);
    await person.press('Enter');
    await person.missesNow(answer);
  });
}
