import type { Flow } from '@porchlight/flow-explorer';

import { caseDecisionFlow } from '../caseDecision/caseDecision.flow.tsx';
import { contactDialogFlow } from '../contactDialog/contactDialog.flow.tsx';
import { devicePlaceFlow } from '../devicePlace/devicePlace.flow.ts';
import { emailConfirmationFlow } from '../emailConfirmation/emailConfirmation.flow.tsx';
import { favoriteToggleFlow } from '../favoriteToggle/favoriteToggle.flow.tsx';
import { listingEditorFlow } from '../listingEditor/listingEditor.flow.tsx';
import { listingLifeFlow } from '../listingLife/listingLife.flow.tsx';
import { locationSearchFlow } from '../locationSearch/locationSearch.flow.tsx';
import { mapSearchFlow } from '../mapSearch/mapSearch.flow.ts';
import { offerFlow } from '../offer/offer.flow.tsx';
import { passwordRequestFlow } from '../passwordReset/passwordRequest.flow.tsx';
import { passwordResetFlow } from '../passwordReset/passwordReset.flow.tsx';
import { reportUrgencyFlow } from '../reportUrgency/reportUrgency.flow.tsx';
import { searchSuggestionsFlow } from '../searchSuggestions/searchSuggestions.flow.tsx';
import { sessionFlow } from '../session/session.flow.tsx';
import { conversationReaderFlow } from '../conversationReader/conversationReader.flow.tsx';
import { uploadQueueFlow } from '../uploadQueue/uploadQueue.flow.tsx';
import { viewCounterFlow } from '../viewCounter/viewCounter.flow.ts';

/** The Explorer's flows by machine id. */
export const flows = {
  caseDecision: caseDecisionFlow,
  contactDialog: contactDialogFlow,
  devicePlace: devicePlaceFlow,
  emailConfirmation: emailConfirmationFlow,
  favoriteToggle: favoriteToggleFlow,
  listingEditor: listingEditorFlow,
  listingLife: listingLifeFlow,
  locationSearch: locationSearchFlow,
  mapSearch: mapSearchFlow,
  offer: offerFlow,
  passwordRequest: passwordRequestFlow,
  passwordReset: passwordResetFlow,
  reportUrgency: reportUrgencyFlow,
  searchSuggestions: searchSuggestionsFlow,
  session: sessionFlow,
  conversationReader: conversationReaderFlow,
  uploadQueue: uploadQueueFlow,
  viewCounter: viewCounterFlow,
} satisfies Record<string, Flow>;
