// The host's share under the name `react-router-dom`: only the names in use (14 of 52 kB). Imported from
// `react-router`, a different request, so that the facade does not import itself.
export {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, NavigateOptions, To } from 'react-router';
