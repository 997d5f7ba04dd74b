import { FraudKeys } from "./fraud-keys-page.tsx";

export const TestKeysPage = () => <FraudKeys view="test" />;
