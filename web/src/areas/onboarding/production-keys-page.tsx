import { FraudKeys } from "./fraud-keys-page.tsx";

export const ProductionKeysPage = () => <FraudKeys view="production" />;
