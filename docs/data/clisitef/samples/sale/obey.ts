import type { LibrarySamples } from "../sample.ts";

/** One turn of the loop on a console: what each command asks, and what goes back in Buffer and Continua. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include <string.h>

int stop_wanted(void);              /* whether the operator pressed "cancel" */
int qr_on_paper(void);              /* whether the wallet's QR Code is on a plate or on paper */
void keep(long field, char *value); /* receipts are fields 121 and 122 */
int answer(long field, char *buffer, int size); /* from your software: 0, or -1 if it has none */

static int paper_waits = 0; /* a QR Code on paper waits for the customer */

/* A line of the operator: "!" gives up; an empty one is an answer where the field may be empty. */
static int ask(char *prefix, short least, char *buffer, int size) {
    char line[512];
    do {
        if (!fgets(line, sizeof line, stdin)) return -1;
        line[strcspn(line, "\r\n")] = '\0';
    } while (line[0] == '\0' && least > 0);
    if (strcmp(line, "!") == 0) return -1;
    snprintf(buffer, size, "%s%s", prefix, line);
    return 0;
}

int obey(int command, long field, short least, short most, char *buffer, int size) {
    if (command == 0 && field == 0) paper_waits = qr_on_paper();
    if (paper_waits && stop_wanted()) return -1;
    switch (command) {
    case 0: /* a value: it goes back as it came */
        keep(field, buffer);
        return 0;
    case 1: case 2: case 3: case 4: case 15: case 50: case 52:
        printf("%s\n", buffer);
        return stop_wanted() && command == 52 ? -1 : 0;
    case 11: case 12: case 13: case 14: case 16: case 51:
        return 0; /* what the matching command showed leaves the screen */
    case 19: case 20: case 37:
        printf("%s (0 yes, 1 no) ", buffer);
        return ask("", 1, buffer, size);
    case 21: case 42: /* 1:text;2:text; */
        printf("%s\noption: ", buffer);
        return ask("", 1, buffer, size);
    case 22:
        printf("%s [enter]", buffer);
        getchar();
        buffer[0] = '\0';
        return 0;
    case 23: /* no pause here */
        return stop_wanted() ? -1 : 0;
    case 29: /* your software answers, not the operator */
        return answer(field, buffer, size);
    case 31: case 35: /* 0: says that it was typed */
        printf("%s ", buffer);
        return ask("0:", 1, buffer, size);
    default: /* 30, 33, 34, 41 and what is not known yet; hide what is typed for 33 and 41 */
        printf("%s (%d to %d, field %ld) ", buffer, least, most, field);
        return ask("", least, buffer, size);
    }
}`,
  pascal: String.raw`var
  StopWanted: Boolean = False; { the operator pressed "cancel" }
  QrOnPaper: Boolean = False; { the wallet's QR Code is on a plate or on paper }
  PaperWaits: Boolean = False; { it waits for the customer }

{ A line of the operator: "!" gives up; an empty one is an answer where the field may be empty. }
function Ask(const Prefix: AnsiString; Least: SmallInt; Buffer: PAnsiChar; Size: Integer): Integer;
var
  Line: AnsiString;
begin
  Result := -1;
  repeat
    if Eof(Input) then Exit;
    ReadLn(Line);
  until (Line <> '') or (Least <= 0);
  if Line = '!' then Exit;
  StrPLCopy(Buffer, Prefix + Line, Size - 1);
  Result := 0;
end;

function Obey(Command: Integer; Field: LongInt; Least, Most: SmallInt;
  Buffer: PAnsiChar; Size: Integer): Integer;
begin
  Result := 0;
  if (Command = 0) and (Field = 0) then PaperWaits := QrOnPaper;
  if PaperWaits and StopWanted then Exit(-1);
  case Command of
    0: Keep(Field, Buffer); { a value: it goes back as it came; receipts are fields 121 and 122 }
    1, 2, 3, 4, 15, 50, 52:
      begin
        WriteLn(Buffer);
        if StopWanted and (Command = 52) then Result := -1;
      end;
    11, 12, 13, 14, 16, 51: ; { what the matching command showed leaves the screen }
    19, 20, 37:
      begin
        Write(Buffer, ' (0 yes, 1 no) ');
        Result := Ask('', 1, Buffer, Size);
      end;
    21, 42: { 1:text;2:text; }
      begin
        WriteLn(Buffer);
        Write('option: ');
        Result := Ask('', 1, Buffer, Size);
      end;
    22:
      begin
        Write(Buffer, ' [enter]');
        ReadLn;
        Buffer^ := #0;
      end;
    23: if StopWanted then Result := -1; { no pause here }
    29: Result := Answer(Field, Buffer, Size); { your software answers; -1 if it has nothing }
    31, 35: { 0: says that it was typed }
      begin
        Write(Buffer, ' ');
        Result := Ask('0:', 1, Buffer, Size);
      end;
  else { 30, 33, 34, 41 and what is not known yet; hide what is typed for 33 and 41 }
    Write(Buffer, ' (', Least, ' to ', Most, ', field ', Field, ') ');
    Result := Ask('', Least, Buffer, Size);
  end;
end;`,
  csharp: String.raw`using System;
using System.Text;

static class Loop
{
    public static bool StopWanted { get; set; } // the operator pressed "cancel"
    public static bool QrOnPaper { get; set; } // the wallet's QR Code is on a plate or on paper
    static bool paperWaits; // it waits for the customer

    static string Text(byte[] buffer)
    {
        int end = Array.IndexOf(buffer, (byte)0);
        return Encoding.Default.GetString(buffer, 0, end < 0 ? buffer.Length : end);
    }

    static int Put(string answer, byte[] buffer)
    {
        Array.Clear(buffer, 0, buffer.Length);
        Encoding.Default.GetBytes(answer).CopyTo(buffer, 0);
        return 0;
    }

    // A line of the operator: "!" gives up; an empty one is an answer where the field may be empty.
    static int Ask(string prefix, short least, byte[] buffer)
    {
        string line;
        do line = Console.ReadLine() ?? "!"; while (line == "" && least > 0);
        return line == "!" ? -1 : Put(prefix + line, buffer);
    }

    public static int Obey(int command, int field, short least, short most, byte[] buffer)
    {
        string text = Text(buffer);
        if (command == 0 && field == 0) paperWaits = QrOnPaper;
        if (paperWaits && StopWanted) return -1;
        switch (command)
        {
            case 0: // a value: it goes back as it came
                Disk.Keep(field, text);
                return 0;
            case 1: case 2: case 3: case 4: case 15: case 50: case 52:
                Console.WriteLine(text);
                return StopWanted && command == 52 ? -1 : 0;
            case 11: case 12: case 13: case 14: case 16: case 51:
                return 0; // what the matching command showed leaves the screen
            case 19: case 20: case 37:
                Console.Write(text + " (0 yes, 1 no) ");
                return Ask("", 1, buffer);
            case 21: case 42: // 1:text;2:text;
                Console.Write(text + "\noption: ");
                return Ask("", 1, buffer);
            case 22:
                Console.Write(text + " [enter]");
                Console.ReadLine();
                buffer[0] = 0;
                return 0;
            case 23: // no pause here
                return StopWanted ? -1 : 0;
            case 29: // your software answers, not the operator; null if it has nothing
                string answer = Till.Answer(field);
                return answer == null ? -1 : Put(answer, buffer);
            case 31: case 35: // 0: says that it was typed
                Console.Write(text + " ");
                return Ask("0:", 1, buffer);
            default: // 30, 33, 34, 41 and what is not known yet; hide what is typed for 33 and 41
                Console.Write(text + " (" + least + " to " + most + ", field " + field + ") ");
                return Ask("", least, buffer);
        }
    }
}`,
  java: String.raw`import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Scanner;

class Loop {
    static volatile boolean stopWanted; // the operator pressed "cancel"
    static volatile boolean qrOnPaper; // the wallet's QR Code is on a plate or on paper
    private static boolean paperWaits; // it waits for the customer
    private static final Scanner console = new Scanner(System.in);

    private static String text(byte[] buffer) {
        int end = 0;
        while (end < buffer.length && buffer[end] != 0) end++;
        return new String(buffer, 0, end, Charset.defaultCharset());
    }

    private static int put(String answer, byte[] buffer) {
        byte[] bytes = answer.getBytes(Charset.defaultCharset());
        Arrays.fill(buffer, (byte) 0);
        System.arraycopy(bytes, 0, buffer, 0, bytes.length);
        return 0;
    }

    /** A line of the operator: "!" gives up; an empty one is an answer where the field may be empty. */
    private static int ask(String prefix, short least, byte[] buffer) {
        String line;
        do line = console.hasNextLine() ? console.nextLine() : "!"; while (line.isEmpty() && least > 0);
        return line.equals("!") ? -1 : put(prefix + line, buffer);
    }

    static int obey(int command, int field, short least, short most, byte[] buffer) {
        String text = text(buffer);
        if (command == 0 && field == 0) paperWaits = qrOnPaper;
        if (paperWaits && stopWanted) return -1;
        switch (command) {
            case 0: // a value: it goes back as it came
                Disk.keep(field, text);
                return 0;
            case 1: case 2: case 3: case 4: case 15: case 50: case 52:
                System.out.println(text);
                return stopWanted && command == 52 ? -1 : 0;
            case 11: case 12: case 13: case 14: case 16: case 51:
                return 0; // what the matching command showed leaves the screen
            case 19: case 20: case 37:
                System.out.print(text + " (0 yes, 1 no) ");
                return ask("", (short) 1, buffer);
            case 21: case 42: // 1:text;2:text;
                System.out.print(text + "\noption: ");
                return ask("", (short) 1, buffer);
            case 22:
                System.out.print(text + " [enter]");
                console.nextLine();
                buffer[0] = 0;
                return 0;
            case 23: // no pause here
                return stopWanted ? -1 : 0;
            case 29: // your software answers, not the operator; null if it has nothing
                String answer = Till.answer(field);
                return answer == null ? -1 : put(answer, buffer);
            case 31: case 35: // 0: says that it was typed
                System.out.print(text + " ");
                return ask("0:", (short) 1, buffer);
            default: // 30, 33, 34, 41 and what is not known yet; hide what is typed for 33 and 41
                System.out.print(text + " (" + least + " to " + most + ", field " + field + ") ");
                return ask("", least, buffer);
        }
    }
}`,
};
