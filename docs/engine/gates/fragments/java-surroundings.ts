import { commandConstants } from "../../../data/clisitef-interface-android/constants.data.ts";
import { androidEvents } from "../../../data/clisitef-interface-android/events.data.ts";
import { type AndroidMethod, androidMethods } from "../../../data/clisitef-interface-android/methods.data.ts";

/** No public page prints types; these follow from what the pages say of each parameter, and the rest is text. */
const parameterTypes: Readonly<Record<string, string>> = {
  context: "Context",
  handler: "Handler",
  activity: "Activity",
  listener: "ICliSiTefListener",
  functionId: "int",
  confirm: "int",
  continueStatus: "int",
  persistent: "boolean",
};

const results: Readonly<Record<string, string>> = {
  setMessageHandler: "void",
  setActivity: "void",
  getVersion: "String",
  getBuffer: "String",
  configure: "int",
  loadTranslationFile: "int",
  startTransaction: "int",
  continueTransaction: "int",
  abortTransaction: "int",
  getQttPendingTransactions: "int",
  // Of these no page speaks; public code of integrators assigns them.
  submitPendingMessages: "int",
  "pinpad.isPresent": "boolean",
  "pinpad.readYesNo": "int",
  "pinpad.setDisplayMessage": "int",
};

/** What a method returns that no page describes: a fragment that compared it would not compile. */
const unpublished = "Unpublished";

function declared({ code, parameters = "" }: AndroidMethod): string {
  const names = parameters.split(", ").filter((name) => name !== "");
  const typed = names.map((name) => `${parameterTypes[name] ?? "String"} ${name}`).join(", ");
  if (code === "CliSiTef") return `public CliSiTef(${typed}) {}`;
  const name = code.slice(code.indexOf(".") + 1);
  return `public native ${results[code] ?? unpublished} ${name}(${typed});`;
}

const known = androidMethods.filter(({ parameters }) => parameters !== undefined);
const methodsOf = (object: string) =>
  known
    .filter(({ code }) => code.startsWith(object))
    .map(declared)
    .join("\n");

const constants = [
  ...Object.entries(commandConstants),
  ...androidEvents.map(({ code, value }) => [value, code]),
];

/** The class as the pages document it, so that a fragment which calls anything else does not compile. */
const documentedClass = `package br.com.softwareexpress.sitef.android;
import android.app.Activity;
import android.content.Context;
import android.os.Handler;
public class CliSiTef {
${constants.map(([value, name]) => `public static final int ${name} = ${value};`).join("\n")}
${known
  .filter(({ code }) => !code.includes("."))
  .map(declared)
  .join("\n")}
public native ${unpublished} finishTransaction(int confirm);
public static class ${unpublished} {}
public static class PinPad {
${methodsOf("pinpad.")}
}
public PinPad pinpad;
}`;

const androidX = {
  "androidx/activity/result/ActivityResult.java": `package androidx.activity.result;
public class ActivityResult {
    public native int getResultCode();
    public native android.content.Intent getData();
}`,
  "androidx/activity/result/ActivityResultCallback.java": `package androidx.activity.result;
public interface ActivityResultCallback<O> { void onActivityResult(O result); }`,
  "androidx/activity/result/ActivityResultLauncher.java": `package androidx.activity.result;
public abstract class ActivityResultLauncher<I> { public native void launch(I input); }`,
  "androidx/activity/result/contract/ActivityResultContract.java": `package androidx.activity.result.contract;
public abstract class ActivityResultContract<I, O> {}`,
  "androidx/activity/result/contract/ActivityResultContracts.java": `package androidx.activity.result.contract;
public class ActivityResultContracts {
    public static class StartActivityForResult
        extends ActivityResultContract<android.content.Intent, androidx.activity.result.ActivityResult> {}
}`,
  "androidx/appcompat/app/AppCompatActivity.java": `package androidx.appcompat.app;
import androidx.activity.result.*;
import androidx.activity.result.contract.ActivityResultContract;
public class AppCompatActivity extends android.app.Activity {
    public final native <I, O> ActivityResultLauncher<I> registerForActivityResult(
        ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
}`,
};

/** The pages leave them out, as an editor adds them. */
export const imports = [
  "android.Manifest",
  "android.app.Activity",
  "android.content.*",
  "android.content.pm.PackageManager",
  "android.os.*",
  "android.util.Log",
  "androidx.activity.result.*",
  "androidx.activity.result.contract.*",
  "androidx.appcompat.app.AppCompatActivity",
  "br.com.softwareexpress.sitef.android.*",
  "java.text.*",
  "java.util.*",
  "java.util.function.Consumer",
  "javax.swing.SwingUtilities",
  "org.json.*",
]
  .map((name) => `import ${name};`)
  .join(" ");

/** What the pages leave to the reader's own program: the class that every page's fragments are members of extends it. */
const readerOwn = `${imports}
class R { static class string { static final int turn_on_the_pinpad = 1, pinpad_disconnected = 2; } }
interface Merchant { String tradeName(); String address(); String city(); String state(); String category(); String taxId(); }
class Order {}
interface Orders {
    Order open();
    void keepOpen(Order order, String why);
    void markPaid(Order order, String nsu, String confirmation);
    void markDeclined(Order order, String code);
}
interface Panel { void draw(String text); void clear(); void caption(String text); }
interface Printer { boolean print(String text); }
interface Sale {
    void keep(int field, String text);
    String receipts(); String day(); String time(); String invoice();
    boolean wasDelivered();
}
interface Screen {
    void show(String text); void show(int text); void hide();
    void askYesNo(String text, Consumer<Boolean> then);
    void choose(String text, Consumer<String> then);
    void type(String text, int least, int most, Consumer<String> then);
    void waitKey(String text, Runnable then);
    boolean wantsToStop();
    void refused(int result); void finished(int result);
}
interface Settings { String gsurfCode(); String terminal(); String registrationToken(); void rememberKeys(String keys); }
abstract class Reader extends AppCompatActivity implements ICliSiTefListener {
    CliSiTef sitef; ICliSiTefListener listener;
    Orders orders; Panel panel; Printer printer; Sale sale; Screen screen; Settings settings;
    Date now; Intent intent; Merchant merchant; Order order;
    String day, time, keys, activationCode, terminalId, registrationToken;
    abstract Intent sale();
    abstract int answer(int command, int field, String text);
    abstract void ask(String text, Consumer<Boolean> then);
    abstract void choose(String text, Consumer<String> then);
    abstract void type(String text, int least, int most, Consumer<String> then);
    abstract void showMessage(String text);
    abstract void showOrder(String text);
    abstract void finishSale(int resultCode, Intent data);
    abstract void markPaid(String order, String nsu);
    abstract void printReceipts(String customer, String store);
    abstract void openSaleScreen();
}`;

/** Whatever surrounds the pages' fragments and is no part of Android; the listener is as its page prints it. */
export const surroundings = (listener: string): Readonly<Record<string, string>> => ({
  ...androidX,
  "br/com/softwareexpress/sitef/android/CliSiTef.java": documentedClass,
  "br/com/softwareexpress/sitef/android/ICliSiTefListener.java": `package br.com.softwareexpress.sitef.android;
import java.util.EventListener;
${listener}`,
  "Reader.java": readerOwn,
});
