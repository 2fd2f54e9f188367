export { addressOf } from './location.ts';
export {
  Navigate,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './RouterContext.ts';
export { BrowserRouter, MemoryRouter, StaticRouter } from './routers.tsx';
