import type { Flow } from '@porchlight/flow-explorer';

import { contactDialogFlow } from '../contactDialog/contactDialog.flow.tsx';
import { favoriteToggleFlow } from '../favoriteToggle/favoriteToggle.flow.tsx';
import { listingEditorFlow } from '../listingEditor/listingEditor.flow.tsx';
import { locationSearchFlow } from '../locationSearch/locationSearch.flow.tsx';
import { passwordRequestFlow } from '../passwordReset/passwordRequest.flow.tsx';
import { passwordResetFlow } from '../passwordReset/passwordReset.flow.tsx';
import { reportUrgencyFlow } from '../reportUrgency/reportUrgency.flow.tsx';
import { sessionFlow } from '../session/session.flow.tsx';
import { conversationReaderFlow } from '../conversationReader/conversationReader.flow.tsx';
import { uploadQueueFlow } from '../uploadQueue/uploadQueue.flow.tsx';
import { viewCounterFlow } from '../viewCounter/viewCounter.flow.ts';

/** What the Explorer is told of every machine, by the machine's id. */
export const flows = {
  contactDialog: contactDialogFlow,
  favoriteToggle: favoriteToggleFlow,
  listingEditor: listingEditorFlow,
  locationSearch: locationSearchFlow,
  passwordRequest: passwordRequestFlow,
  passwordReset: passwordResetFlow,
  reportUrgency: reportUrgencyFlow,
  session: sessionFlow,
  conversationReader: conversationReaderFlow,
  uploadQueue: uploadQueueFlow,
  viewCounter: viewCounterFlow,
} satisfies Record<string, Flow>;
