import { expect, test } from 'vitest';

import { contactDialogSamples } from '../contactDialog/contactDialog.samples.ts';
import { favoriteToggleSamples } from '../favoriteToggle/favoriteToggle.samples.ts';
import { listingEditorSamples } from '../listingEditor/listingEditor.samples.ts';
import { locationSearchSamples } from '../locationSearch/locationSearch.samples.ts';
import { passwordRequestSamples, passwordResetSamples } from '../passwordReset/passwordReset.samples.ts';
import { reportUrgencySamples } from '../reportUrgency/reportUrgency.samples.ts';
import { sessionSamples } from '../session/session.samples.ts';
import { threadReaderSamples } from '../threadReader/threadReader.samples.ts';
import { uploadQueueSamples } from '../uploadQueue/uploadQueue.samples.ts';
import { viewCounterSamples } from '../viewCounter/viewCounter.samples.ts';
import { coverageOf, coverageTable } from './coverage.ts';

test('every state and every transition of every machine is reached', () => {
  const rows = [
    coverageOf(sessionSamples),
    coverageOf(viewCounterSamples),
    coverageOf(favoriteToggleSamples),
    coverageOf(locationSearchSamples),
    coverageOf(contactDialogSamples),
    coverageOf(reportUrgencySamples),
    coverageOf(passwordRequestSamples),
    coverageOf(passwordResetSamples),
    coverageOf(uploadQueueSamples),
    coverageOf(listingEditorSamples),
    coverageOf(threadReaderSamples),
  ];
  const table = coverageTable(rows);
  process.stdout.write(`\n${table}\n\n`);
  expect(
    rows.flatMap(({ machine, missing }) => missing.map((what) => `${machine}: ${what}`)),
    table,
  ).toEqual([]);
});
